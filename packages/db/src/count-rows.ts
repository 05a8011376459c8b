import { type SelectQueryBuilder, sql } from "kysely";

/** Returns how many rows a query finds; what it selects does not matter. */
export async function countRows<DB, TB extends keyof DB, O>(
	query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
	const counting = query.clearSelect().select(({ fn }) => fn.countAll<number>().as("rows"));
	const found = await counting.$castTo<{ rows: number }>().executeTakeFirst();
	return found?.rows ?? 0;
}

/** Returns whether a query finds a row; what it selects does not matter. */
export async function hasRow<DB, TB extends keyof DB, O>(
	query: SelectQueryBuilder<DB, TB, O>,
): Promise<boolean> {
	const found = await query.clearSelect().select(sql`1`.as("row")).limit(1).execute();
	return found.length > 0;
}
