import type { Tx } from "@hilo/db/open-database";

/** Returns when the last of the next `limit` runs ended, of those that ended after `after` and before `before`; null where there are none. */
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

/** Deletes the moves of the runs that ended after `after`, up to and with `until`. @returns how many. */
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
