import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks the selected rows until the transaction ends: `query.$call(forUpdate(tx))`. On SQLite, where a
 * transaction has the whole database to itself, it changes nothing. `of` names the one table to lock in a join.
 */
export function forUpdate(tx: Pick<Kysely<unknown>, "getExecutor">, of?: string) {
	return <DB, TB extends keyof DB, O>(
		query: SelectQueryBuilder<DB, TB, O>,
	): SelectQueryBuilder<DB, TB, O> => {
		if (dialectOf(tx) === "sqlite") return query;
		return query.modifyEnd(of === undefined ? sql`for update` : sql`for update of ${sql.ref(of)}`);
	};
}
