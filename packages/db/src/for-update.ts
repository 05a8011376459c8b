import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks selected rows, of the table `of` in a join, until the transaction ends: `query.$call(forUpdate(tx))`. Rows that
 * refer to them may still be inserted. Does nothing on SQLite, whose transactions run one at a time.
 */
export function forUpdate(tx: Pick<Kysely<unknown>, "getExecutor">, of?: string) {
	return <DB, TB extends keyof DB, O>(
		query: SelectQueryBuilder<DB, TB, O>,
	): SelectQueryBuilder<DB, TB, O> => {
		if (dialectOf(tx) === "sqlite") return query;
		return query.modifyEnd(
			of === undefined ? sql`for no key update` : sql`for no key update of ${sql.ref(of)}`,
		);
	};
}
