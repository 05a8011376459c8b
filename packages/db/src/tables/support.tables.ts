import type { SupportCategory, TicketStatus } from "@hilo/rules/support/tickets";
import { column, flag, millis, nullable, number, text } from "./column.ts";

export const SUPPORT_TABLES = {
	tickets: {
		id: text,
		user_id: text,
		/** The client's id for a new ticket, so that one sent twice is created once. */
		client_id: nullable(text),
		subject: text,
		category: column<SupportCategory>(),
		status: column<TicketStatus>(),
		/** The path of the reported profile or custom game. */
		about: nullable(text),
		/** When the owner first wrote after the last answer; null where the newest message is an administrator's. */
		waiting_since: nullable(millis),
		answered_at: nullable(millis),
		/** A newer answer is unread, unless the ticket is closed. */
		last_read_by_user: millis,
		created_at: millis,
		updated_at: millis,
	},
	ticket_messages: {
		ticket_id: text,
		position: number,
		/** Null once the account is deleted. */
		sender_id: nullable(text),
		sender_name: text,
		is_admin: flag,
		content: text,
		/** The client's id for the message, so that one sent twice is stored once. */
		client_id: nullable(text),
		created_at: millis,
	},
	ticket_pictures: {
		ticket_id: text,
		position: number,
		place: number,
		hash: text,
	},
	/** Support's notifications of a player, such as of an answer or a removed game. */
	support_notifications: {
		id: text,
		user_id: text,
		ticket_id: nullable(text),
		message: text,
		created_at: millis,
		read_at: nullable(millis),
	},
};
