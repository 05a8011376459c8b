import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./dialect-of.ts";

/**
 * Locks selected rows until the transaction ends: `query.$call(lockRows(tx))`; `of` names the table of a join. Rows that refer to
 * them can still be written, or a message would lock its sender. Nothing on SQLite, where a transaction has the database alone.
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
