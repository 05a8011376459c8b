import type { SupportCategory, TicketStatus } from "@hilo/rules/support/tickets";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface SupportTables {
	tickets: TicketsTable;
	ticket_messages: TicketMessagesTable;
	ticket_pictures: TicketPicturesTable;
	ticket_watchers: TicketWatchersTable;
	support_notifications: SupportNotificationsTable;
	saved_replies: SavedRepliesTable;
}

export interface TicketsTable {
	id: string;
	user_id: string;
	/** The client's id for a new ticket, so that one sent twice is created once. */
	client_id: string | null;
	subject: string;
	category: SupportCategory;
	status: TicketStatus;
	about: string | null;
	assignee_id: string | null;
	/** When the owner first wrote after the last answer; null where the newest message is an administrator's. */
	waiting_since: Millis | null;
	answered_at: Millis | null;
	/** A newer answer is unread, unless the ticket is closed. */
	last_read_by_user: Millis;
	created_at: Millis;
	updated_at: Millis;
}

export interface TicketMessagesTable {
	ticket_id: string;
	position: number;
	/** Null once the account is deleted. */
	sender_id: string | null;
	sender_name: string;
	is_admin: Flag;
	content: string;
	/** The client's id for the message, so that one sent twice is stored once. */
	client_id: string | null;
	created_at: Millis;
}

export interface TicketPicturesTable {
	ticket_id: string;
	position: number;
	place: number;
	hash: string;
}

/** Which administrators have a ticket open at the moment. */
export interface TicketWatchersTable {
	ticket_id: string;
	user_id: string;
	/** Renewed while it is open. */
	until: Millis;
}

/** Support's notifications of a player, such as of an answer or a removed game. */
export interface SupportNotificationsTable {
	id: string;
	user_id: string;
	ticket_id: string | null;
	message: string;
	created_at: Millis;
	read_at: Millis | null;
}

export interface SavedRepliesTable {
	id: string;
	title: string;
	content: string;
	updated_at: Millis;
}

export const SUPPORT_COLUMNS = {
	tickets: {
		id: true,
		user_id: true,
		client_id: true,
		subject: true,
		category: true,
		status: true,
		about: true,
		assignee_id: true,
		waiting_since: true,
		answered_at: true,
		last_read_by_user: true,
		created_at: true,
		updated_at: true,
	},
	ticket_messages: {
		ticket_id: true,
		position: true,
		sender_id: true,
		sender_name: true,
		is_admin: true,
		content: true,
		client_id: true,
		created_at: true,
	},
	ticket_pictures: { ticket_id: true, position: true, place: true, hash: true },
	ticket_watchers: { ticket_id: true, user_id: true, until: true },
	support_notifications: {
		id: true,
		user_id: true,
		ticket_id: true,
		message: true,
		created_at: true,
		read_at: true,
	},
	saved_replies: { id: true, title: true, content: true, updated_at: true },
} as const satisfies Columns<SupportTables>;
