import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AdministrationTables {
	admin_notifications: AdminNotificationsTable;
	admin_notification_reads: AdminNotificationReadsTable;
	audit_log: AuditLogTable;
	deleted_accounts: DeletedAccountsTable;
	site_counts: SiteCountsTable;
}

/** What administrators are told (D46). */
export interface AdminNotificationsTable {
	id: string;
	type: AdminNotificationType;
	message: string;
	/** The path of the page where it is looked into; null where there is none. */
	link: string | null;
	/** The player that it names; null for none, and for rows of older releases. No foreign key. */
	about_id: string | null;
	created_at: Millis;
}

/** Which administrator has read which. */
export interface AdminNotificationReadsTable {
	user_id: string;
	notification_id: string;
}

/** What administrators and the operator did. The database refuses every change of a row but to forget names. */
export interface AuditLogTable {
	id: string;
	at: Millis;
	actor_kind: "administrator" | "operator";
	/** Null for the operator. No foreign key: what was done outlives the account. */
	actor_id: string | null;
	actor_name: string;
	action: AuditAction;
	subject_kind: AuditSubject;
	/** "" where the kind has only one. */
	subject_id: string;
	/** The player whose thing it is; null for the site's own, and for entries of older releases. No foreign key. */
	owner_id: string | null;
	/** What it was called then; "" once it is forgotten, like `actor_name`. */
	subject_name: string;
	/** JSON: what was there; null where there was nothing. */
	before: string | null;
	/** JSON: what is there now, with the reason where one was given; null where nothing is. */
	after: string | null;
}

/** Accounts that are deleted, and of which the audit log still has names. */
export interface DeletedAccountsTable {
	user_id: string;
	deleted_at: Millis;
}

/** How many there are. The database itself keeps it. */
export interface SiteCountsTable {
	name: "users" | "custom_games";
	count: number;
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
	site_counts: { name: true, count: true },
} as const satisfies Columns<AdministrationTables>;
