import { hasPrefix } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { AuditRow, Queries } from "@hilo/db/tables";
import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { CursorPosition } from "@hilo/rules/admin/page-cursor";
import { type RawBuilder, type SqlBool, sql } from "kysely";

export async function insertAction(tx: Tx, action: AuditRow): Promise<void> {
	await tx.insertInto("audit_log").values(action).execute();
}

/** Times are epoch milliseconds. */
export interface ActionsQuery {
	/** Prefix of the subject's name; "" for all. */
	readonly search: string;
	readonly action: AuditAction | undefined;
	readonly actor: string;
	readonly subjectKind: AuditSubject | undefined;
	readonly subjectId: string;
	readonly from: number | undefined;
	/** Exclusive. */
	readonly to: number | undefined;
	readonly after: CursorPosition | undefined;
	readonly limit: number;
}

export function findActions(db: Queries, actionsQuery: ActionsQuery): Promise<AuditRow[]> {
	const { search, action, actor, subjectKind, subjectId, from, to, after, limit } = actionsQuery;
	// `+ 0` makes the database use the index of names: read by time, a search might scan the whole log.
	const at: RawBuilder<number> = search === "" ? sql`audit_log.at` : sql`(audit_log.at + 0)`;
	let query = db.selectFrom("audit_log").selectAll();
	if (search !== "") query = query.where(hasPrefix(sql`lower(subject_name)`, search.toLowerCase()));
	if (action) query = query.where("action", "=", action);
	if (actor !== "") query = query.where("actor_name", "=", actor);
	if (subjectKind) query = query.where("subject_kind", "=", subjectKind);
	if (subjectId !== "") query = query.where("subject_id", "=", subjectId);
	if (from !== undefined) query = query.where(sql<SqlBool>`${at} >= ${from}`);
	if (to !== undefined) query = query.where(sql<SqlBool>`${at} < ${to}`);
	if (after) query = query.where(sql<SqlBool>`(${at}, audit_log.id) < (${after.at}, ${after.id})`);
	return query.orderBy(at, "desc").orderBy("audit_log.id", "desc").limit(limit).execute();
}

export async function findNamesOfActor(tx: Tx, userId: string): Promise<string[]> {
	const rows = await tx
		.selectFrom("audit_log")
		.select("actor_name")
		.distinct()
		.where("actor_id", "=", userId)
		.execute();
	return rows.map(({ actor_name }) => actor_name);
}

export async function hasEntries(tx: Tx, userId: string): Promise<boolean> {
	for (const column of ["owner_id", "actor_id"] as const) {
		const entry = await tx.selectFrom("audit_log").select("id").where(column, "=", userId).limit(1).execute();
		if (entry.length > 0) return true;
	}
	return false;
}

export async function insertDeleted(tx: Tx, userId: string, deletedAt: number): Promise<void> {
	await tx
		.insertInto("deleted_accounts")
		.values({ user_id: userId, deleted_at: deletedAt })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Deleted accounts whose names are still in the log. @param deletedBefore epoch milliseconds. */
export async function findDeleted(db: Queries, deletedBefore: number, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("deleted_accounts")
		.select("user_id")
		.where("deleted_at", "<=", deletedBefore)
		.limit(limit)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

export async function clearNames(tx: Tx, userId: string): Promise<void> {
	await tx
		.updateTable("audit_log")
		.set({ subject_name: "", before: null, after: null })
		.where("owner_id", "=", userId)
		.execute();
	await tx
		.updateTable("audit_log")
		.set({ actor_name: "", token_name: null })
		.where("actor_id", "=", userId)
		.execute();
	await tx.deleteFrom("deleted_accounts").where("user_id", "=", userId).execute();
}
