import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { FIRST_DAY, newestClosedDay } from "@hilo/rules/daily/days";
import { AppError } from "@hilo/rules/errors/app-error";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";

/**
 * Returns a deck that has closed everywhere, with all its numbers: whoever wants to may still play it, for no board.
 *
 * @throws AppError `daily/not-closed` (404) for one that somebody may still be playing, and for days before the first.
 */
export async function showPast(ctx: Ctx, { day }: { day: Day }): Promise<PastDeckView> {
	const closed = newestClosedDay(ctx.clock.now() - NETWORK_GRACE_MS);
	if (day < FIRST_DAY || day > closed) throw new AppError("daily/not-closed");
	const { face, rounds } = await ctx.decks.open(day);
	return { ...face, rounds };
}
