import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { BATCH, deleteOld, inBatches } from "../../platform/in-batches.ts";
import { deleteMovesOfRunsEnded, findEndOfBatch, readPosition, savePosition } from "./play.repo.ts";
import { deleteUnusedPools } from "./pools.repo.ts";

// Promised in docs/product.md#retention.

/** Pools in use are stored again every hour. The margin is for visitors who play on with an older one. */
const POOL_RETENTION_MS = DAY_MS;
/** Until then an export has the moves, and a repeated guess gets its first verdict. Runs are never deleted. */
const MOVE_RETENTION_MS = 90 * DAY_MS;
const SOURCE_RETENTION_MS = 183 * DAY_MS;

export async function deleteOldPools(ctx: OperatorCtx): Promise<number> {
	const before = ctx.clock.now() - POOL_RETENTION_MS;
	return inBatches(() => deleteUnusedPools(ctx.db.kysely, before, BATCH));
}

export async function deleteOldSources(ctx: OperatorCtx): Promise<number> {
	const before = ctx.clock.now() - SOURCE_RETENTION_MS;
	return deleteOld(ctx.db.kysely, "source_cache", { column: "fetched_at", key: ["key"], before });
}

export async function deleteOldMoves(ctx: OperatorCtx, batch: number = BATCH): Promise<number> {
	const before = ctx.clock.now() - MOVE_RETENTION_MS;
	return inBatches(() =>
		ctx.db.transaction(async (tx) => {
			const after = Number(await readPosition(tx, "old-moves"));
			const until = await findEndOfBatch(tx, { after, before, limit: batch });
			if (until === null) return 0;
			await savePosition(tx, "old-moves", String(until));
			// At least one, since runs without moves must not end the batches.
			return Math.max(1, await deleteMovesOfRunsEnded(tx, { after, until }));
		}),
	);
}

/** Deletes up to `limit` runs of a deleted custom game, with their moves. @returns how many. */
export async function deleteRunsOf(
	{ db }: Pick<Ctx, "db">,
	customGameId: string,
	limit: number,
): Promise<number> {
	const { numDeletedRows } = await db.kysely
		.deleteFrom("runs")
		.where("id", "in", (eb) =>
			eb.selectFrom("runs").select("id").where("custom_game_id", "=", customGameId).limit(limit),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
