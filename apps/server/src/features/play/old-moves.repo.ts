import type { Tx } from "@hilo/db/open-database";

/** The end of the next batch: `ended_at` of its last run, or null. */
export async function endOfBatch(
	tx: Tx,
	{ after, before, limit }: { after: number; before: number; limit: number },
): Promise<number | null> {
	const rows = await tx
		.selectFrom("runs")
		.select("ended_at")
		.where("ended_at", ">", after)
		.where("ended_at", "<", before)
		.orderBy("ended_at")
		.limit(limit)
		.execute();
	return rows.at(-1)?.ended_at ?? null;
}

/** From `after` (exclusive) to `until` (inclusive), epoch ms. @returns how many. */
export async function deleteMovesOfRunsEnded(
	tx: Tx,
	{ after, until }: { after: number; until: number },
): Promise<number> {
	const ended = tx
		.selectFrom("runs")
		.select("id")
		.where("ended_at", ">", after)
		.where("ended_at", "<=", until);
	const { numDeletedRows } = await tx.deleteFrom("moves").where("run_id", "in", ended).executeTakeFirst();
	return Number(numDeletedRows);
}
