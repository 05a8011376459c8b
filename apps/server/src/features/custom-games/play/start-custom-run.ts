import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { dealRun, readOpenRun } from "../../play/deal-run.ts";
import type { RunView } from "../../play/play.presenter.ts";
import { findGame, findWithList } from "../find-game.ts";
import { cachedList } from "../game-lists.ts";
import { playableContent, poolIdOf, poolOf, sourceOf } from "./pool-of-game.ts";

const runTargetOf = (customGameId: string) => ({ game: "custom", customGameId }) as const;

/** Continues an open run in its own version. @throws AppError 409 for fewer than two items; as `findGame`. */
export async function startCustomRun(ctx: PlayerCtx, input: GameInput): Promise<RunView> {
	const { row } = await findGame(ctx, input);
	const open = await readOpenRun(ctx, runTargetOf(row.id));
	if (open) return open;
	const pool = await ctx.play.pools.findOrStore(poolIdOf(row), async () =>
		poolOf(await playableContent(ctx, row.id)),
	);
	// The creator has saved the game since `row` was read.
	if (pool.id !== poolIdOf(row)) return startCustomRun(ctx, input);
	return dealRun(ctx, runTargetOf(row.id), {
		pool,
		game_key: "custom",
		filter: "",
		label: row.value_label,
		timer_ms: row.timer_seconds * 1000,
	});
}

/** Null without an open run. @throws AppError as `findGame`. */
export async function currentCustomRun(ctx: PlayerCtx, input: GameInput): Promise<RunView | null> {
	const { row } = await findGame(ctx, input);
	return readOpenRun(ctx, runTargetOf(row.id));
}

/** Includes all values. @throws AppError 403 for players (runs are judged); 409 under two items; as `findGame`. */
export async function customOpening(ctx: Ctx, input: GameInput) {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const waitAndFind = async () => {
		await ctx.limits.queues.waitForTurn(ctx);
		return findGame(ctx, input);
	};
	const { game, list: cards } = await findWithList(waitAndFind, ({ row }) =>
		cachedList(ctx.customGames.cards, row, async () => {
			const content = await playableContent(ctx, row.id);
			return { version: content.version, list: poolOf(content).cards };
		}),
	);
	const { row } = game;
	return {
		gameId: row.id,
		name: row.name,
		valueLabel: row.value_label,
		timerSeconds: row.timer_seconds,
		seed: newSecret(),
		poolId: poolIdOf(row),
		...sourceOf(row),
		cards,
	};
}
