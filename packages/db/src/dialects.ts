import {
	type Kysely,
	PostgresAdapter,
	type RawBuilder,
	type SelectQueryBuilder,
	type SqlBool,
	sql,
} from "kysely";

export type Dialect = "sqlite" | "postgres";

/** Returns the dialect that queries of `db`, a database or a transaction, are compiled for. */
export function dialectOf(db: Pick<Kysely<unknown>, "getExecutor">): Dialect {
	return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

type Connection = Pick<Kysely<unknown>, "getExecutor">;

type Lock = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => typeof query;

/**
 * Locks selected rows until the transaction ends: `query.$call(lockRows(tx))`. Rows that refer to them can still be
 * written. Nothing on SQLite, where a transaction has the database alone.
 */
export function lockRows(tx: Connection): Lock {
	return onPostgres(tx, (query) => query.forNoKeyUpdate());
}

/** Locks the selected rows that no other transaction has locked, to delete them, also against new references. */
export function lockUnlockedRows(tx: Connection): Lock {
	return onPostgres(tx, (query) => query.forUpdate().skipLocked());
}

/** Locks selected rows against deletion, before rows are written that refer to them. */
export function lockAgainstDeletion(tx: Connection): Lock {
	return onPostgres(tx, (query) => query.forKeyShare());
}

function onPostgres(tx: Connection, lock: Lock): Lock {
	return dialectOf(tx) === "postgres" ? lock : (query) => query;
}

/** Returns a condition on a text column, case-sensitive, that both databases answer from the column's index. */
export function hasPrefix(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
	return sql`(${column} >= ${prefix} and ${column} < ${endOfPrefix(prefix)})`;
}

/** Returns a condition on lower-case text (SQLite would ignore the case of ASCII), for which all rows are read. */
export function hasPart(column: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> {
	const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
	return sql`${column} like ${pattern} escape '\\'`;
}

/** Returns a text that sorts after every text with the prefix. */
export function endOfPrefix(prefix: string): string {
	return `${prefix}\u{10ffff}`;
}
