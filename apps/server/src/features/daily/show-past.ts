import type { DailyArchiveView, PastDeckView } from "@hilo/rules/daily/daily.views";
import { FIRST_DAY, newestClosedDay } from "@hilo/rules/daily/days";
import { beside, monthOf, type PastDays, pastDays, pastDaysIn } from "@hilo/rules/daily/past-days";
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
	const past = closedDays(ctx);
	if (!past || day < past.first || day > past.last) throw new AppError("daily/not-closed");
	const { face, rounds } = await ctx.decks.open(day);
	return { ...face, rounds, ...beside(day, past) };
}

/**
 * Returns a month of the decks that have closed everywhere; without a month, the newest. Nothing of their cards.
 *
 * @throws AppError `daily/not-closed` (404) for months that have none.
 */
export async function showArchive(
	ctx: Ctx,
	input: { month?: string | undefined },
): Promise<DailyArchiveView> {
	const past = closedDays(ctx);
	const firstMonth = monthOf(FIRST_DAY);
	const lastMonth = past ? monthOf(past.last) : firstMonth;
	const month = input.month ?? lastMonth;
	if (month < firstMonth || month > lastMonth) throw new AppError("daily/not-closed");
	const decks = past ? await ctx.decks.faces(pastDaysIn(month, past)) : [];
	return { month, firstMonth, lastMonth, decks };
}

/** Which decks nobody can be playing any more, not even an answer to them being on its way. */
function closedDays({ clock }: Ctx): PastDays | null {
	return pastDays(newestClosedDay(clock.now() - NETWORK_GRACE_MS));
}
