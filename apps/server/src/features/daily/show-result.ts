import { countsPlayersOnly, shownCounts } from "@hilo/rules/daily/crowd";
import { nextOpeningTimeOf, openDaysOf } from "@hilo/rules/daily/own-days";
import { MAX_WAITING_FRIENDS } from "@hilo/rules/daily/result";
import { DAYS_FOR_GRACE, type DeckStreak } from "@hilo/rules/daily/streak";
import { AppError } from "@hilo/rules/errors/errors";
import { MAX_FRIENDS } from "@hilo/rules/friends/caps";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { avatarOf } from "../users/avatar.ts";
import { findWaitingFriends } from "./board.repo.ts";
import { findAllAnswers, findScores, type ScoreCount } from "./counts.repo.ts";
import { marksOf, presentCrowd } from "./daily.presenter.ts";
import { closeDeckRun, isClosed, type StoredDeckRun, storedDeckRunOf } from "./deck-run.ts";
import { findDeckRun, lockDeckRun } from "./deck-runs.repo.ts";
import type { Deck } from "./decks.ts";
import { findOrStoreZone, toPlayerTimeZone } from "./own-zone.ts";
import { readStreak } from "./read-streak.ts";
import { friendResults } from "./show-board.ts";

/** For runs without an answer. */
const NO_STREAK: DeckStreak = { current: 0, longest: 0, grace: 0, untilGrace: DAYS_FOR_GRACE };

/** @throws AppError `daily/not-played` (404) without a finished run. */
export async function showResult(ctx: Ctx, { day }: { day: Day }) {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const owner = await findPlayerOrGuest(ctx, db);
	const deck = owner && (await ctx.daily.find(day));
	const run = deck && (await finishedRun(ctx, owner, deck));
	if (!run) throw new AppError("daily/not-played");
	const zone = await findOrStoreZone(ctx, db, owner);
	const [crowd, scores] = [await findAllAnswers(db, day), await findScores(db, day)];
	const { score, timeMs } = run.state;
	const isOpen = openDaysOf(zone, now).includes(day);
	return {
		...deck.publicDeck,
		score,
		timeMs,
		marks: marksOf(run),
		rounds: deck.rounds.map((round, index) => {
			const answer = run.answers[index];
			// Null if the day ended before the round was played.
			const { guess = null, correct = false } = answer ?? {};
			return { ...round, guess, correct, crowd: presentCrowd(crowd, round.round) };
		}),
		...comparisonWith(scores, run),
		/** Who have finished it, the best first; null for a visitor. */
		friends: owner.user_id === null ? null : await friendResults(ctx, day, owner.user_id),
		waitingFriends: isOpen && owner.user_id !== null ? await listWaitingFriends(ctx, day, owner.user_id) : [],
		streak: (await readStreak(db, owner, zone, now)) ?? NO_STREAK,
		/** Whether it is on the boards: a run that was begun as a visitor is not. */
		verified: run.row.verified === 1,
		nextInMs: nextOpeningTimeOf(zone, now) - now,
	};
}

/** Ends the run first if its day has closed. */
async function finishedRun(ctx: Ctx, owner: PlayerOrGuest, deck: Deck): Promise<StoredDeckRun | null> {
	const { day } = deck.publicDeck;
	const found = await findDeckRun(ctx.db.kysely, owner, day);
	if (!found) return null;
	if (found.status === "over") return storedDeckRunOf(found);
	if (!isClosed(found, ctx.clock.now())) return null;
	return ctx.db.transaction(async (tx) => {
		const row = await lockDeckRun(tx, owner, day);
		if (!row) return null;
		return row.status === "over" ? storedDeckRunOf(row) : closeDeckRun(ctx, tx, deck, row);
	});
}

function comparisonWith(scores: readonly ScoreCount[], { row, state }: StoredDeckRun) {
	const ofPlayers = countsPlayersOnly(scores);
	const shown = shownCounts(scores);
	const finished = sum(shown);
	const isIncluded = (ofPlayers ? row.verified : row.counted) === 1;
	const others = isIncluded ? finished - 1 : finished;
	const lower = sum(shown.filter(({ score }) => score < state.score));
	return {
		/** The share of other runs that it beats, 0 to 100; null while no other one is finished. */
		betterThan: others > 0 ? Math.floor((lower / others) * 100) : null,
		/** The runs that it is compared with. `players`: only of players who were signed in from the first card. */
		among: ofPlayers ? ("players" as const) : ("all" as const),
		finished,
	};
}

function sum(scores: readonly ScoreCount[]): number {
	return scores.reduce((all, { count }) => all + count, 0);
}

/**
 * Friends who can play the deck now and have not finished it; those who were online last first.
 * Reads all friends, since the deck may not be open where most of them live. A friend without a time zone has never
 * played a deck: theirs is taken to be open.
 */
export async function listWaitingFriends({ db, clock }: Platform, day: Day, userId: string) {
	const now = clock.now();
	const rows = await findWaitingFriends(db.kysely, { day, userId, limit: MAX_FRIENDS, now });
	const canPlay = rows.filter((row) => {
		const zone = toPlayerTimeZone(row);
		return zone === null || openDaysOf(zone, now).includes(day);
	});
	return canPlay.slice(0, MAX_WAITING_FRIENDS).map((row) => ({
		userId: row.user_id,
		username: row.username,
		avatarUrl: avatarOf(row).avatarUrl,
		/** Whether the caller has sent them the day's message, `nudgeText`. */
		isNudged: row.is_nudged === 1,
	}));
}
