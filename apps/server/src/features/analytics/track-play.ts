import type { TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { CLASSIC_GAMES, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import type { PlayCounter } from "./play-counter.ts";

/** Counts that a game was started today. Anyone may; nothing is kept of who. Stored within seconds. */
export function trackPlay(ctx: Ctx, { game }: TrackPlayInput): void {
	const counter: PlayCounter = ctx.plays;
	counter.add(today(ctx), isGameKey(game) ? game : CLASSIC_GAMES[game].key);
}
