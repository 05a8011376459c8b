import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import { column, millis, nullable, text } from "./column.ts";

export const ADMINISTRATION_TABLES = {
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
