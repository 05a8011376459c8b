import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

type Connection = Pick<Kysely<unknown>, "getExecutor">;

/**
 * Locks selected rows until the transaction ends: `query.$call(lockRows(tx))`; `table` names one of a join. Rows that
 * refer to them can still be written. Nothing on SQLite, where a transaction has the database alone.
 */
export function lockRows(tx: Connection, table?: string) {
	return lock(tx, table === undefined ? sql`for no key update` : sql`for no key update of ${sql.ref(table)}`);
}

/** Locks the selected rows that no other transaction has locked, to delete them, also against new references. */
export function lockUnlockedRows(tx: Connection) {
	return lock(tx, sql`for update skip locked`);
}

/** Locks selected rows against deletion, before rows are written that refer to them. */
export function lockAgainstDeletion(tx: Connection) {
	return lock(tx, sql`for key share`);
}

function lock(tx: Connection, clause: RawBuilder<unknown>) {
	return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
		dialectOf(tx) === "sqlite" ? query : query.modifyEnd(clause);
}
