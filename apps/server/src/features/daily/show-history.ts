import type { DailyRunRow } from "@hilo/db/tables";
import { deckNumber, monthOf } from "@hilo/rules/daily/days";
import { openDaysOf } from "@hilo/rules/daily/own-days";
import type { DeckStreakDay } from "@hilo/rules/daily/streak";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { dayAt } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { timeOfClosed } from "./close-deck-run.ts";
import { findDeckRunsOf, type PlayedDay } from "./deck-runs.repo.ts";
import type { Decks } from "./decks.ts";
import { findOrStoreZone } from "./own-zone.ts";
import { type OwnDays, readOwnDays } from "./read-streak.ts";

const SCORES = Array.from({ length: 11 }, (_, score) => score);

/** A month's days from the caller's first deck to today; without a month, that of the newest deck. */
export async function showHistory(ctx: Ctx, input: { month?: string | undefined }) {
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
		/** How often each score was reached, from 0 to 10. */
		scores: SCORES.map((score) => own?.played.filter((playedDay) => playedDay.score === score).length ?? 0),
	};
}

async function present(
	{ daily }: Pick<Ctx, "daily">,
	{ played, reasons }: OwnDays,
	{ day, why }: DeckStreakDay,
) {
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

/** Leaves out the items' values. The caller must be that user. */
export function exportDaily({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	return inPages(db, userId, findDeckRunsOf, presentRun);
}

function presentRun(row: DailyRunRow) {
	const answers: readonly RoundAnswer[] = JSON.parse(row.answers);
	return {
		day: row.day,
		number: deckNumber(row.day),
		timeZone: row.time_zone,
		status: row.status,
		score: row.score,
		timeMs: row.time_ms,
		startedAt: isoTime(row.started_at),
		endedAt: isoTime(row.ended_at),
		answers: answers.map(({ guess, correct, ms }) => ({ guess, correct, ms })),
	};
}
