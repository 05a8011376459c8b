import type { TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { CLASSIC_GAMES, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { countPlay } from "./analytics.repo.ts";

/** Counts that a game was started today. Anyone may; nothing is kept of who. */
export async function trackPlay(ctx: Ctx, { game }: TrackPlayInput): Promise<void> {
	await countPlay(ctx.db.kysely, today(ctx), isGameKey(game) ? game : CLASSIC_GAMES[game].key);
}
