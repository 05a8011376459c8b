import { DECK_ROUNDS } from "@hilo/rules/daily/deck-plan";
import { AppError } from "@hilo/rules/errors/errors";
import { type DayTally, spreadOf, weeksOf } from "@hilo/rules/knowledge/record";
import { GAME_KEYS } from "@hilo/rules/play/games";
import type { UserIdInput } from "@hilo/rules/profiles/profiles.schema";
import { dayAt } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { readDecksOf } from "../daily/read-streak.ts";
import { duelTotals } from "../duels/duel-records.ts";
import { endedClassicRuns } from "../play/latest-run.ts";
import { readAnswerCounts } from "../progression/answer-counts.ts";
import { readTaskStreak } from "../progression/read-progress.ts";
import { findVisibleUser } from "../users/visible-users.ts";

// Promised in docs/product.md#what-you-know.

type EndedRun = Awaited<ReturnType<typeof endedClassicRuns>>[number];
type Decks = NonNullable<Awaited<ReturnType<typeof readDecksOf>>>["played"];

/** Visible to the same callers as the scores on the profile. @throws AppError 404 for a hidden or unknown player. */
export async function showKnowledge(ctx: Ctx, { userId }: UserIdInput) {
	const db = ctx.db.kysely;
	if (!(await findVisibleUser(db, userId))) throw new AppError("accounts/user-not-found");
	const [answers, runs, decks, duels, taskStreak] = await Promise.all([
		readAnswerCounts(db, userId),
		endedClassicRuns(db, userId),
		readDecksOf(ctx, userId),
		duelTotals(db, userId),
		readTaskStreak(ctx, db, userId),
	]);
	const played = decks?.played ?? [];
	const days = [...runs.map((run) => dayOfRun(run, ctx.settings.siteTimeZone)), ...played.map(dayOfDeck)];
	return {
		answers,
		weeks: weeksOf(days, today(ctx)),
		/** How often each score was reached in the latest runs. */
		scores: GAME_KEYS.flatMap((key) => {
			const scores = runs.filter((run) => run.key === key).map(({ score }) => score);
			return scores.length > 0 ? [{ key, counts: spreadOf(scores) }] : [];
		}),
		/** How often each score of a daily deck was reached, from 0 to 10. */
		decks: decksByScore(played),
		duels,
		deckStreak: { current: decks?.streak.current ?? 0, longest: decks?.streak.longest ?? 0 },
		taskStreak,
	};
}

/** A run that ended by a time-out had no wrong guess. */
function dayOfRun({ score, outcome, started_at }: EndedRun, timeZone: string): DayTally {
	return { day: dayAt(started_at, timeZone), right: score, answered: score + (outcome === "wrong" ? 1 : 0) };
}

/** The open round of a deck that was not finished had no guess. */
function dayOfDeck({ day, score, round }: Decks[number]): DayTally {
	return { day, right: score, answered: round === DECK_ROUNDS ? round : round - 1 };
}

function decksByScore(played: Decks): number[] {
	if (played.length === 0) return [];
	return Array.from(
		{ length: DECK_ROUNDS + 1 },
		(_, score) => played.filter((deck) => deck.score === score).length,
	);
}
