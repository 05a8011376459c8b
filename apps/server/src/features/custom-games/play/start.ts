import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { dealRun, openRunOf } from "../../play/deal-run.ts";
import type { RunView } from "../../play/play.presenter.ts";
import { findGame } from "../find-game.ts";
import { playableContent, poolIdOf, poolOf } from "./pool-of-game.ts";

const runOf = (customGameId: string) => ({ game: "custom", customGameId }) as const;

/** Null without an open run. @throws AppError 401; as `findGame`. */
export async function currentCustomRun(ctx: Ctx, input: GameInput): Promise<RunView | null> {
	requirePlayer(ctx);
	const { row } = await findGame(ctx, input);
	return openRunOf(ctx, runOf(row.id));
}

/** Continues an open run in its own version. @throws AppError 401; 409 for fewer than two items; as `findGame`. */
export async function startCustomRun(ctx: Ctx, input: GameInput): Promise<RunView> {
	const open = await currentCustomRun(ctx, input);
	if (open) return open;
	const { row } = await findGame(ctx, input);
	const pool = await ctx.pools.deal(poolIdOf(row), async () => poolOf(await playableContent(ctx, row.id)));
	// The creator saved the game between the two reads: `row` is of the version before.
	if (pool.id !== poolIdOf(row)) return startCustomRun(ctx, input);
	return dealRun(ctx, runOf(row.id), {
		pool,
		game_key: "custom",
		filter: "",
		feature: row.value_label,
		timer_ms: row.timer_seconds * 1000,
	});
}
