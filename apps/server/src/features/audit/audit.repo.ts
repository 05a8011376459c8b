import { columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { AuditRow } from "@hilo/db/tables";
import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { RowPlace } from "@hilo/rules/admin/page-cursor";
import { type RawBuilder, type SqlBool, sql } from "kysely";

export async function insertAction(tx: Tx, action: AuditRow): Promise<void> {
	await tx.insertInto("audit_log").values(action).execute();
}

/** Times are epoch milliseconds. */
export interface ActionsAsked {
	/** Prefix of the subject's name; "" for all. */
	readonly search: string;
	readonly action: AuditAction | undefined;
	readonly actor: string;
	readonly subjectKind: AuditSubject | undefined;
	readonly subjectId: string;
	readonly from: number | undefined;
	/** Exclusive. */
	readonly to: number | undefined;
	readonly after: RowPlace | undefined;
	readonly limit: number;
}

/** Appended to a prefix, it sorts after every text with that prefix. */
const LAST = "\u{10ffff}";

export function findActions(db: Queries, asked: ActionsAsked): Promise<AuditRow[]> {
	const { search, action, actor, subjectKind, subjectId, from, to, after, limit } = asked;
	// `+ 0` makes the database use the index of names: read by time, a search might scan the whole log.
	const at: RawBuilder<number> = search === "" ? sql`audit_log.at` : sql`(audit_log.at + 0)`;
	const prefix = search.toLowerCase();
	let query = db.selectFrom("audit_log").select(columnsOf("audit_log"));
	if (search !== "")
		query = query.where(
			sql<SqlBool>`lower(subject_name) >= ${prefix} and lower(subject_name) < ${prefix + LAST}`,
		);
	if (action) query = query.where("action", "=", action);
	if (actor !== "") query = query.where("actor_name", "=", actor);
	if (subjectKind) query = query.where("subject_kind", "=", subjectKind);
	if (subjectId !== "") query = query.where("subject_id", "=", subjectId);
	if (from !== undefined) query = query.where(sql<SqlBool>`${at} >= ${from}`);
	if (to !== undefined) query = query.where(sql<SqlBool>`${at} < ${to}`);
	if (after) query = query.where(sql<SqlBool>`(${at}, audit_log.id) < (${after.at}, ${after.id})`);
	return query.orderBy(at, "desc").orderBy("audit_log.id", "desc").limit(limit).execute();
}
