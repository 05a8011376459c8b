import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks the rows that a query selects until the transaction ends: `query.$call(forUpdate(tx))`. On SQLite it leaves the
 * query as it is, since a transaction there has the whole database to itself. `of` names the table whose rows are
 * locked, for a query that joins several.
 */
export function forUpdate(tx: Pick<Kysely<unknown>, "getExecutor">, of?: string) {
	return <DB, TB extends keyof DB, O>(
		query: SelectQueryBuilder<DB, TB, O>,
	): SelectQueryBuilder<DB, TB, O> => {
		if (dialectOf(tx) === "sqlite") return query;
		return query.modifyEnd(of === undefined ? sql`for update` : sql`for update of ${sql.ref(of)}`);
	};
}
