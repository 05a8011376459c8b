import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { dealRun, openRunOf } from "../../play/deal-run.ts";
import type { RunView } from "../../play/play.presenter.ts";
import { findGame } from "../find-game.ts";
import { playableContent, poolIdOf, poolOf } from "./pool-of-game.ts";

const runOf = (customGameId: string) => ({ game: "custom", customGameId }) as const;

/** The run that the player has open in that game, to be continued; null when there is none. @throws AppError 401; as `findGame`. */
export async function currentCustomRun(ctx: Ctx, input: GameInput): Promise<RunView | null> {
	requirePlayer(ctx);
	const { row } = await findGame(ctx, input);
	return openRunOf(ctx, runOf(row.id));
}

/**
 * Deals the signed-in player a judged run of the game as it is now, or hands back the one they have open, which keeps the version that it
 * was dealt from.
 *
 * @throws AppError 401; as `findGame`; 409 for a game of fewer than two items.
 */
export async function startCustomRun(ctx: Ctx, input: GameInput): Promise<RunView> {
	const open = await currentCustomRun(ctx, input);
	if (open) return open;
	const { row } = await findGame(ctx, input);
	const pool = await ctx.pools.deal(poolIdOf(row), async () => poolOf(await playableContent(ctx, row.id)));
	// Its creator saved it this very moment: what was read first is of the version before.
	if (pool.id !== poolIdOf(row)) return startCustomRun(ctx, input);
	return dealRun(ctx, runOf(row.id), {
		pool,
		game_key: "custom",
		filter: "",
		feature: row.value_label,
		timer_ms: row.timer_seconds * 1000,
	});
}
