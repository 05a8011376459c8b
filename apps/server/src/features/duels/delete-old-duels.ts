import type { Queries } from "@hilo/db/queries";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";

/** The moves of runs are kept as long. The players' records against each other stay. */
const DUELS_MS = 90 * 24 * 60 * 60_000;

/** Deletes duels over 90 days old; a scheduled job then deletes their pools. @returns how many. */
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
