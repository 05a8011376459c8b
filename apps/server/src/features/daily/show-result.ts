import { nextOpeningTimeOf, openDaysOf } from "@hilo/rules/daily/own-days";
import { DAYS_FOR_GRACE, type DeckStreak } from "@hilo/rules/daily/streak";
import { AppError } from "@hilo/rules/errors/errors";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { finishedRun } from "./close-deck-run.ts";
import { findAllAnswers, findScores } from "./counts.repo.ts";
import { marksOf, presentComparison, presentCrowd } from "./daily.presenter.ts";
import { findOrStoreZone } from "./own-zone.ts";
import { readStreak } from "./read-streak.ts";
import { friendResults } from "./show-board.ts";
import { listWaitingFriends } from "./waiting-friends.ts";

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
		...presentComparison(scores, run),
		/** Who have finished it, the best first; null for a visitor. */
		friends: owner.user_id === null ? null : await friendResults(ctx, day, owner.user_id),
		waitingFriends: isOpen && owner.user_id !== null ? await listWaitingFriends(ctx, day, owner.user_id) : [],
		streak: (await readStreak(db, owner, zone, now)) ?? NO_STREAK,
		/** Whether it is on the boards: a run that was begun as a visitor is not. */
		verified: run.row.verified === 1,
		nextInMs: nextOpeningTimeOf(zone, now) - now,
	};
}
