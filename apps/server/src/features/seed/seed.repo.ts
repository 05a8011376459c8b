import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow, NewUser } from "@hilo/db/tables";

/** SQLite takes 32,766 values a statement, PostgreSQL twice as many; rows here have at most ten. */
const ROWS_A_STATEMENT = 1_000;

/** Inserts the users whose id, name and address are all still free. @returns their ids. */
export async function insertNewUsers(tx: Tx, users: readonly NewUser[]): Promise<string[]> {
	const added: string[] = [];
	for (const part of parts(users)) {
		const rows = await tx
			.insertInto("users")
			.values(part)
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.execute();
		added.push(...rows.map(({ id }) => id));
	}
	return added;
}

export async function insertScores(tx: Tx, scores: readonly HighScoreRow[]): Promise<void> {
	for (const part of parts(scores)) await tx.insertInto("high_scores").values(part).execute();
}

function parts<Row>(rows: readonly Row[]): Row[][] {
	const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
	return Array.from({ length: count }, (_, part) =>
		rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
	);
}
