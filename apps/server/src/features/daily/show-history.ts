import type {
	DailyArchiveView,
	DailyHistoryView,
	HistoryDay,
	PastDeckView,
} from "@hilo/rules/daily/daily.views";
import {
	deckNumber,
	FIRST_DAY,
	monthOf,
	neighboursOf,
	newestClosedDay,
	newestDay,
	type PastDays,
	pastDays,
	pastDaysIn,
} from "@hilo/rules/daily/days";
import { openDaysOf } from "@hilo/rules/daily/own-days";
import type { DeckStreakDay } from "@hilo/rules/daily/streak";
import { AppError } from "@hilo/rules/errors/errors";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Day, dayAt } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { timeOfClosed } from "./deck-run.ts";
import type { Decks } from "./decks.ts";
import { findOrStoreZone } from "./own-zone.ts";
import type { PlayedDay } from "./played-days.repo.ts";
import { type OwnDays, readOwnDays } from "./read-streak.ts";

const SCORES = Array.from({ length: 11 }, (_, score) => score);

/** Without a month, that of the newest deck. */
export async function showHistory(
	ctx: Ctx,
	input: { month?: string | undefined },
): Promise<DailyHistoryView> {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const owner = await findPlayerOrGuest(ctx, db);
	const zone = await findOrStoreZone(ctx, db, owner);
	const own = owner && (await readOwnDays(db, owner, zone, now));
	const newest = openDaysOf(zone, now).at(-1) ?? dayAt(now, zone.timeZone);
	const month = input.month ?? monthOf(newest);
	const days = own?.days.filter(({ day }) => monthOf(day) === month) ?? [];
	return {
		month,
		days: own ? await Promise.all(days.map((day) => present(ctx, own, day))) : [],
		streak: own?.streak ?? null,
		scores: SCORES.map((score) => own?.played.filter((playedDay) => playedDay.score === score).length ?? 0),
	};
}

async function present(
	{ daily }: Pick<Ctx, "daily">,
	{ played, reasons }: OwnDays,
	{ day, why }: DeckStreakDay,
): Promise<HistoryDay> {
	const found = why === "played" ? played.find((playedDay) => playedDay.day === day) : undefined;
	return {
		day,
		number: deckNumber(day),
		why,
		reason: why === "excused" ? (reasons.get(day) ?? null) : null,
		score: found?.score ?? null,
		timeMs: found ? await readTime(daily, found) : null,
	};
}

/** The chore may not have ended the run of a closed day yet. */
async function readTime(decks: Decks, playedDay: PlayedDay): Promise<number> {
	const deck = playedDay.status === "over" ? null : await decks.find(playedDay.day);
	return deck ? timeOfClosed(deck, playedDay) : playedDay.time_ms;
}

/** Includes all values. @throws AppError `daily/not-closed` (404) for days that are not closed everywhere. */
export async function showPast(ctx: Ctx, { day }: { day: Day }): Promise<PastDeckView> {
	const past = closedDays(ctx);
	if (!past || day < past.first || day > past.last) throw new AppError("daily/not-closed");
	const { publicDeck, rounds } = await ctx.daily.open(day);
	return { ...publicDeck, rounds, ...neighboursOf(day, past) };
}

/** Without a month, the newest one. Leaves out items. @throws AppError `daily/not-closed` (404) for other months. */
export async function showArchive(
	ctx: Ctx,
	input: { month?: string | undefined },
): Promise<DailyArchiveView> {
	const past = closedDays(ctx);
	const firstMonth = monthOf(FIRST_DAY);
	// The month that has begun somewhere, which may have no closed deck yet.
	const lastMonth = past ? monthOf(newestDay(ctx.clock.now())) : firstMonth;
	const month = input.month ?? lastMonth;
	if (month < firstMonth || month > lastMonth) throw new AppError("daily/not-closed");
	const decks = past ? await ctx.daily.openPublicDecks(pastDaysIn(month, past)) : [];
	return { month, firstMonth, lastMonth, decks };
}

/** Waits until no answer can still be on its way. */
function closedDays({ clock }: Ctx): PastDays | null {
	return pastDays(newestClosedDay(clock.now() - NETWORK_GRACE_MS));
}
