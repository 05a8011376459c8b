import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AdministrationTables {
	admin_notifications: AdminNotificationsTable;
	admin_notification_reads: AdminNotificationReadsTable;
	audit_log: AuditLogTable;
	site_counts: SiteCountsTable;
}

/** What administrators are told (D46). */
export interface AdminNotificationsTable {
	id: string;
	type: AdminNotificationType;
	message: string;
	/** The path of the page where it is looked into; null where there is none. */
	link: string | null;
	created_at: Millis;
}

/** Which administrator has read which. */
export interface AdminNotificationReadsTable {
	user_id: string;
	notification_id: string;
}

/** What administrators and the operator did. The database refuses every change of a row. */
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
	/** What it was called then. */
	subject_name: string;
	/** JSON: what was there; null where there was nothing. */
	before: string | null;
	/** JSON: what is there now, with the reason where one was given; null where nothing is. */
	after: string | null;
}

/** How many there are. The database itself keeps it. */
export interface SiteCountsTable {
	name: "users" | "custom_games";
	count: number;
}

export const ADMINISTRATION_COLUMNS = {
	admin_notifications: { id: true, type: true, message: true, link: true, created_at: true },
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
		subject_name: true,
		before: true,
		after: true,
	},
	site_counts: { name: true, count: true },
} as const satisfies Columns<AdministrationTables>;
