import {
	FIRST_DAY,
	monthOf,
	neighboursOf,
	newestClosedDay,
	newestDay,
	type PastDays,
	pastDays,
	pastDaysIn,
} from "@hilo/rules/daily/days";
import type { PublicDeck } from "@hilo/rules/daily/deal-deck";
import { AppError } from "@hilo/rules/errors/errors";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";

/**
 * Includes all values, by which the browser deals and judges.
 * @throws AppError `daily/not-closed` (404) for days that are not closed everywhere.
 */
export async function showPast(ctx: Ctx, { day }: { day: Day }) {
	const past = closedDays(ctx);
	if (!past || day < past.first || day > past.last) throw new AppError("daily/not-closed");
	const { publicDeck, rounds } = await ctx.daily.open(day);
	return { ...publicDeck, rounds, ...neighboursOf(day, past) };
}

/**
 * The decks of a month that have closed everywhere, the newest first; without a month, of the site's present one.
 * Leaves out items. @throws AppError `daily/not-closed` (404) for other months.
 */
export async function showArchive(ctx: Ctx, input: { month?: string | undefined }) {
	const past = closedDays(ctx);
	const firstMonth = monthOf(FIRST_DAY);
	// The month that has begun somewhere, which may have no closed deck yet.
	const lastMonth = past ? monthOf(newestDay(ctx.clock.now())) : firstMonth;
	const month = input.month ?? (past ? monthOf(today(ctx)) : firstMonth);
	if (month < firstMonth || month > lastMonth) throw new AppError("daily/not-closed");
	const decks: PublicDeck[] = [];
	for (const day of past ? pastDaysIn(month, past) : []) decks.push((await ctx.daily.open(day)).publicDeck);
	return { month, firstMonth, lastMonth, decks };
}

/** Waits until no answer can still be on its way. */
function closedDays({ clock }: Ctx): PastDays | null {
	return pastDays(newestClosedDay(clock.now() - NETWORK_GRACE_MS));
}
