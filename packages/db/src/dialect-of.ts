import { type Kysely, PostgresAdapter } from "kysely";

/** The two databases that the product runs on. */
export type Dialect = "sqlite" | "postgres";

/** Gives the dialect that queries of `db` (or of a transaction) are written for. */
export function dialectOf(db: Pick<Kysely<unknown>, "getExecutor">): Dialect {
	return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
