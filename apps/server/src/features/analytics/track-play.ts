import type { TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { CLASSIC_GAMES, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";

/** @throws AppError 429 for floods from one address. */
export function trackPlay(ctx: Ctx, { game }: TrackPlayInput): void {
	ctx.trackLimit.take(ctx);
	ctx.dailyCounts.countPlay(ctx, isGameKey(game) ? game : CLASSIC_GAMES[game].key);
}
