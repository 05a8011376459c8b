import type { DailyArchiveView, PastDeckView } from "@hilo/rules/daily/daily.views";
import { FIRST_DAY, newestClosedDay } from "@hilo/rules/daily/days";
import { monthOf, neighboursOf, type PastDays, pastDays, pastDaysIn } from "@hilo/rules/daily/past-days";
import { AppError } from "@hilo/rules/errors/app-error";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";

/** Includes all values. @throws AppError `daily/not-closed` (404) for days that are not closed everywhere. */
export async function showPast(ctx: Ctx, { day }: { day: Day }): Promise<PastDeckView> {
	const past = closedDays(ctx);
	if (!past || day < past.first || day > past.last) throw new AppError("daily/not-closed");
	const { face, rounds } = await ctx.decks.open(day);
	return { ...face, rounds, ...neighboursOf(day, past) };
}

/** Without a month, the newest one. Leaves out items. @throws AppError `daily/not-closed` (404) for other months. */
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

/** Waits until no answer can still be on its way. */
function closedDays({ clock }: Ctx): PastDays | null {
	return pastDays(newestClosedDay(clock.now() - NETWORK_GRACE_MS));
}
