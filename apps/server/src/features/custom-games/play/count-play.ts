import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { dayBefore } from "@hilo/rules/progression/site-day";
import type { Ctx, OperatorCtx } from "../../../platform/context.ts";
import { deleteOld } from "../../../platform/in-batches.ts";
import { limitedCaller } from "../../../platform/limits/known-callers.ts";
import type { Limits } from "../../../platform/limits/rate-limits.ts";
import { today } from "../../../platform/today.ts";
import { count } from "../../analytics/analytics.ts";
import { findGame } from "../find-game.ts";
import { addPlay } from "./play-count.repo.ts";
import { lockGame } from "./plays.repo.ts";

const LIMITS = {
	plays: {
		name: "custom-play",
		hits: "plays",
		windowMs: 60_000,
		error: "custom-games/plays-too-often",
	},
} as const satisfies Limits;

/** Counts every call. @throws AppError as `findGame`; 429 for floods of plays. */
export async function countPlay(ctx: Ctx, input: GameInput) {
	await ctx.limits.takeOfCaller(LIMITS.plays, limitedCaller(ctx));
	const { row } = await findGame(ctx, input);
	const playCount = await ctx.db.transaction(async (tx) => {
		// The game may have been deleted since it was found.
		if (!(await lockGame(tx, row.id))) throw new AppError("custom-games/not-found");
		const playerId = ctx.actor.kind === "player" ? ctx.actor.id : null;
		return addPlay(tx, {
			gameId: row.id,
			creatorId: row.creator_id,
			day: today(ctx),
			playerId,
			playedBy: playerId ?? ctx.address,
			isJudged: false,
		});
	});
	count(ctx, { measure: "games-played" });
	return { playCount };
}

/** @throws AppError 403 for players, whose judged runs count by themselves; else as `countPlay`. */
export async function countVisitorsPlay(ctx: Ctx, input: GameInput) {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	return countPlay(ctx, input);
}

/** Keeps yesterday's rows, because by another process's clock it may still be yesterday. */
export async function sweepDayPlayers(ctx: OperatorCtx): Promise<number> {
	return deleteOld(ctx.db.kysely, "game_day_players", {
		column: "day",
		key: ["day", "game_id", "player_hash"],
		before: dayBefore(today(ctx)),
	});
}
