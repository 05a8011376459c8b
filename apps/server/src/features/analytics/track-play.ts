import type { TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { CLASSIC_GAMES, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import type { DailyCounter } from "./daily-counter.ts";
import type { TrackLimit } from "./track-limit.ts";

/** @throws AppError 429 for floods from one address. */
export function trackPlay(ctx: Ctx, { game }: TrackPlayInput): void {
	const limit: TrackLimit = ctx.trackLimit;
	limit.take(ctx);
	const counter: DailyCounter = ctx.dailyCounts;
	counter.countPlay(ctx, isGameKey(game) ? game : CLASSIC_GAMES[game].key);
}
