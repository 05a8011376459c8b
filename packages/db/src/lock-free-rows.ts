import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks selected rows that no other transaction has locked, to delete them: `query.$call(lockFreeRows(tx))`.
 * Rows that refer to them can't be written until the transaction ends. Nothing on SQLite, see `lockRows`.
 */
export function lockFreeRows(tx: Pick<Kysely<unknown>, "getExecutor">) {
	return lock(tx, "for update skip locked");
}

/** Locks selected rows against deletion, before rows are written that refer to them. Nothing on SQLite. */
export function againstDeletion(tx: Pick<Kysely<unknown>, "getExecutor">) {
	return lock(tx, "for key share");
}

function lock(tx: Pick<Kysely<unknown>, "getExecutor">, how: "for update skip locked" | "for key share") {
	return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
		dialectOf(tx) === "sqlite" ? query : query.modifyEnd(sql.raw(how));
}
