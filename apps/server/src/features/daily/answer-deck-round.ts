import type { DailyRunRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Move, RoundAnswer } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { answerRound, type RunKind } from "../play/run-kind.ts";
import type { OpenRuns } from "../play/sweep-runs.ts";
import { recordAnswers } from "../progression/answer-counts.ts";
import { recordMissed } from "../progression/missed-pairs.ts";
import { closeDeckRun } from "./close-deck-run.ts";
import { findAnswers, recordAnswer, recordScore } from "./counts.repo.ts";
import { presentVerdict } from "./daily.presenter.ts";
import { CLOSES_AFTER_MS, type DeckRun, deckRunOf, isClosed, pairOf, roundOf } from "./deck-run.ts";
import {
	findUnfinishedDeckRuns,
	lockDeckRun,
	lockDeckRunById,
	restartDeckClocks,
	updateDeckRun,
} from "./deck-runs.repo.ts";
import type { Deck } from "./decks.ts";

export interface AnswerInput extends Pick<Move, "round" | "guess"> {
	readonly day: Day;
}

/** A repeat gets the first verdict. @throws AppError 404 if not begun, or closed; 409 for a wrong round or time-out. */
export async function answerDeckRound(ctx: Ctx, { day, round, guess }: AnswerInput) {
	const deck = await ctx.daily.find(day);
	if (!deck) throw new AppError("daily/not-begun");
	return ctx.db.transaction((tx) => answerRound(ctx, tx, DECK_RUNS, { key: deck, round, guess }));
}

type DeckVerdict = ReturnType<typeof presentVerdict>;
type AbandonedRun = Pick<DailyRunRow, "id" | "day">;

/** Daily decks: a row in `daily_runs`, with its answers as JSON. */
export const DECK_RUNS: RunKind<Deck, DeckRun, RoundAnswer, DeckVerdict> & OpenRuns<AbandonedRun> = {
	async load(ctx, tx, deck) {
		const owner = await findPlayerOrGuest(ctx, tx);
		const row = owner && (await lockDeckRun(tx, owner, deck.publicDeck.day));
		if (!row) throw new AppError("daily/not-begun");
		return deckRunOf(deck, row);
	},

	answerTo: (_, { answers }, round) => answers[round - 1] ?? null,

	refuseMove({ row }, now) {
		if (isClosed(row, now)) throw new AppError("daily/not-open");
	},

	async save(ctx, tx, { row, answers, deck }, { state, answer, round, at }) {
		const changed = {
			score: state.score,
			round: state.round,
			round_starts_at: state.roundStartsAt,
			time_ms: state.timeMs,
			answers: JSON.stringify([...answers, answer]),
			ended_at: state.status === "over" ? at : null,
		};
		await updateDeckRun(tx, row.id, changed);
		await recordAnswer(tx, row, { round, guess: answer.guess });
		const played = roundOf(deck.rounds, round);
		if (row.user_id !== null && !answer.correct)
			await recordMissed(tx, row.user_id, { ...played, filter: "" }, at);
		const run = deckRunOf(deck, { ...row, ...changed, status: state.status });
		if (state.status === "over") {
			await recordScore(tx, row, state.score);
			await recordAnswers(ctx, tx, [run.row], (played) => pairOf(deck, played));
		}
		return { run, answer };
	},

	async present(ctx, tx, run, { round }) {
		const crowd = await findAnswers(tx, run.row.day, round);
		return presentVerdict(run, { round, crowd, now: ctx.clock.now() });
	},

	findAbandoned: ({ db }, now, page) =>
		findUnfinishedDeckRuns(db.kysely, { before: now - CLOSES_AFTER_MS, ...page }),

	async endAbandoned(ctx, { id, day }, now) {
		const deck = await ctx.daily.open(day);
		return ctx.db.transaction(async (tx) => {
			const row = await lockDeckRunById(tx, id);
			if (!row || !isClosed(row, now)) return false;
			await closeDeckRun(ctx, tx, deck, row);
			return true;
		});
	},

	idOf: ({ id, day }) => ({ deckRunId: id, day }),

	restartClocks: restartDeckClocks,
};
