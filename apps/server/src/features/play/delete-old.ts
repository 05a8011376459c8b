import { readPosition, savePosition } from "../../platform/chore-positions.ts";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { deleteMovesOfRunsEnded, endOfBatch } from "./old-moves.repo.ts";
import { deleteUnusedPools } from "./pools.repo.ts";
import { deleteOldAnswers } from "./source-cache.ts";

// Promised in docs/product.md#retention.

const DAY_MS = 24 * 60 * 60_000;
/** Longer than pools need: one that is dealt is stored again every hour. A visitor may go on playing with one that no longer is. */
const POOLS_MS = DAY_MS;
/** Until then an export has the moves, and a repeated guess gets its first verdict. Runs and scores are never deleted. */
const MOVES_MS = 90 * DAY_MS;
const SOURCES_MS = 183 * DAY_MS;

/** Deletes pools that no run uses and that nobody was dealt for a day. A chore. @returns how many. */
export async function deleteOldPools(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - POOLS_MS;
	return inBatches(() => deleteUnusedPools(ctx.db.kysely, before, BATCH));
}

/** Deletes third parties' answers that were fetched over half a year ago. A chore. @returns how many. */
export async function deleteOldSources(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - SOURCES_MS;
	return inBatches(() => deleteOldAnswers(ctx.db.kysely, before, BATCH));
}

/** Deletes the moves of runs that ended over ninety days ago. A chore, which continues where it stopped last time. @returns how many. */
export async function deleteOldMoves(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - MOVES_MS;
	return inBatches(() =>
		ctx.db.transaction(async (tx) => {
			const after = Number(await readPosition(tx, "old-moves"));
			const until = await endOfBatch(tx, { after, before, limit: BATCH });
			if (until === null) return 0;
			await savePosition(tx, "old-moves", String(until));
			return deleteMovesOfRunsEnded(tx, { after, until });
		}),
	);
}
