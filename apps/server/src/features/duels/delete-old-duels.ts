import type { Queries } from "@hilo/db/queries";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";

/** As long as the moves of runs are kept. The records of players against one another stay. */
const DUELS_MS = 90 * 24 * 60 * 60_000;

/** Deletes duels that were made over ninety days ago; their pools may go then too. A chore. @returns how many. */
export async function deleteOldDuels(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - DUELS_MS;
	return inBatches(() => deleteSome(ctx.db.kysely, before, BATCH));
}

async function deleteSome(db: Queries, before: number, limit: number): Promise<number> {
	const old = db
		.selectFrom("duels")
		.select("id")
		.where("created_at", "<", before)
		.orderBy("created_at")
		.limit(limit);
	const { numDeletedRows } = await db.deleteFrom("duels").where("id", "in", old).executeTakeFirst();
	return Number(numDeletedRows);
}
