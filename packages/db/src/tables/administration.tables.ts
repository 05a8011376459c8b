import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AdministrationTables {
	admin_notifications: AdminNotificationsTable;
	admin_notification_reads: AdminNotificationReadsTable;
	audit_log: AuditLogTable;
	deleted_accounts: DeletedAccountsTable;
}

export interface AdminNotificationsTable {
	id: string;
	type: AdminNotificationType;
	message: string;
	link: string | null;
	/** The player that `message` names; null for none, and in rows of older releases. No foreign key. */
	about_id: string | null;
	created_at: Millis;
}

export interface AdminNotificationReadsTable {
	user_id: string;
	notification_id: string;
}

/** What administrators and the operator did. A trigger refuses changes, except to erase names. */
export interface AuditLogTable {
	id: string;
	at: Millis;
	actor_kind: "administrator" | "operator";
	/** Null for the operator. No foreign key: entries outlive the account. */
	actor_id: string | null;
	actor_name: string;
	action: AuditAction;
	subject_kind: AuditSubject;
	/** "" where there is only one subject of its kind. */
	subject_id: string;
	/** The player who owns the subject; null for the site's own, and in entries of older releases. No foreign key. */
	owner_id: string | null;
	/** Its name at that time; "" after names are erased, like `actor_name`. */
	subject_name: string;
	/** JSON; null where there was nothing before. */
	before: string | null;
	/** JSON, with the reason where one was given; null where nothing is left. */
	after: string | null;
}

export interface DeletedAccountsTable {
	user_id: string;
	deleted_at: Millis;
}

export const ADMINISTRATION_COLUMNS = {
	admin_notifications: { id: true, type: true, message: true, link: true, about_id: true, created_at: true },
	admin_notification_reads: { user_id: true, notification_id: true },
	audit_log: {
		id: true,
		at: true,
		actor_kind: true,
		actor_id: true,
		actor_name: true,
		action: true,
		subject_kind: true,
		subject_id: true,
		owner_id: true,
		subject_name: true,
		before: true,
		after: true,
	},
	deleted_accounts: { user_id: true, deleted_at: true },
} as const satisfies Columns<AdministrationTables>;
