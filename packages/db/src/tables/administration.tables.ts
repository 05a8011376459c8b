import type { AdminNotificationType } from "@hilo/rules/admin/admin.schema";
import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { SupportCategory, TicketStatus } from "@hilo/rules/support/tickets";
import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const ADMINISTRATION_TABLES = {
	/** One row for each reporter and subject. A repeated report reopens it. */
	reports: {
		id: text,
		reporter_id: text,
		kind: column<"person" | "message" | "game">(),
		subject_id: text,
		/** The player responsible for it; null for the site's own. */
		accused_id: nullable(text),
		reason: column<"spam" | "abuse" | "cheating" | "copyright" | "other">(),
		text: text,
		/** What the reported thing said at the time. */
		evidence: text,
		created_at: millis,
		/** Null while the report waits. */
		decision: nullable(column<"dismissed" | "warned" | "removed" | "suspended">()),
		decided_at: nullable(millis),
		/** How many decisions came before the report was repeated. */
		decided_before: withDefault(number),
		dismissed_before: withDefault(number),
	},
	/** Why a user may not sign in. `users.suspended_until` has the end. */
	suspensions: {
		user_id: text,
		reason: text,
		by_name: text,
		since: millis,
	},
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
		/** The path of the page about it. */
		link: nullable(text),
	},
	admin_notifications: {
		id: text,
		type: column<AdminNotificationType>(),
		message: text,
		link: nullable(text),
		/** The player that `message` names; null for none. No foreign key. */
		about_id: nullable(text),
		created_at: millis,
	},
	admin_notification_reads: {
		user_id: text,
		notification_id: text,
	},
	/** What administrators and the operator did. A trigger refuses changes, except to erase names. */
	audit_log: {
		id: text,
		at: millis,
		actor_kind: column<"administrator" | "operator">(),
		/** Null for the operator. No foreign key: entries outlive the account. */
		actor_id: nullable(text),
		actor_name: text,
		action: column<AuditAction>(),
		subject_kind: column<AuditSubject>(),
		/** "" where there is only one subject of its kind. */
		subject_id: text,
		/** The player who owns the subject; null for the site's own. No foreign key. */
		owner_id: nullable(text),
		/** Its name at that time; "" after names are erased, like `actor_name`. */
		subject_name: text,
		/** JSON; null where there was nothing before. */
		before: nullable(text),
		/** JSON, with the reason where one was given; null where nothing is left. */
		after: nullable(text),
		/** The API token with which the administrator acted; null for none, and after names are erased. */
		token_name: nullable(text),
	},
	deleted_accounts: {
		user_id: text,
		deleted_at: millis,
	},
};
