import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks the rows that a query selects until the transaction ends: `query.$call(lockRows(tx))`. On SQLite it leaves the
 * query as it is, since a transaction there has the whole database to itself. Rows that refer to the locked ones may still be written:
 * else a message would lock its sender, and be in the way of those who lock users in their order.
 * `of` names the table whose rows are locked, for a query that joins several.
 */
export function lockRows(tx: Pick<Kysely<unknown>, "getExecutor">, of?: string) {
	return <DB, TB extends keyof DB, O>(
		query: SelectQueryBuilder<DB, TB, O>,
	): SelectQueryBuilder<DB, TB, O> => {
		if (dialectOf(tx) === "sqlite") return query;
		return query.modifyEnd(
			of === undefined ? sql`for no key update` : sql`for no key update of ${sql.ref(of)}`,
		);
	};
}
