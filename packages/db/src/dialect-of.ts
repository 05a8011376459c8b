import { type Kysely, PostgresAdapter } from "kysely";

export type Dialect = "sqlite" | "postgres";

/** Returns the dialect that queries of `db`, a database or a transaction, are compiled for. */
export function dialectOf(db: Pick<Kysely<unknown>, "getExecutor">): Dialect {
	return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
