import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { withoutValue } from "@hilo/rules/play/card";
import {
	type Course,
	openCourse,
	type Progress,
	type RoundAnswer,
	refusalOnCourse,
	remainingOnCourse,
	settleOnCourse,
} from "@hilo/rules/play/course";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Guess } from "@hilo/rules/play/run";
import { markOfAnswer } from "@hilo/rules/play/view";
import type { Answer, Dealer, Round, Verdict } from "../../play/dealer.ts";
import type { DeckNeeds } from "../play/deck-stage.tsx";

export interface PastOptions extends DeckNeeds {
	/** The dealer appends the answers here, first round first. */
	readonly answers: RoundAnswer[];
	now(): number;
	onLast(): void;
}

/** Deals and judges a past deck in the browser by the server's rules for open decks. Nothing is stored. */
export function pastDealer({ rounds }: PastDeckView, options: PastOptions): Dealer {
	const { marks, rulesOf, answers, now, onLast } = options;
	const course: Course = {
		rounds: rounds.length,
		clockOf: (round) => {
			const deal = rounds[round - 1];
			return deal ? CLASSIC_GAMES[deal.game] : null;
		},
	};
	let progress: Progress | null = null;
	const verdicts: Verdict[] = [];

	function dealAt(round: number) {
		const deal = rounds[round - 1];
		if (!deal) throw new RangeError(`No round ${round}`);
		return deal;
	}

	function roundOf(progress: Progress): Round {
		const { game, second, ...round } = dealAt(progress.round);
		const at = now();
		return {
			...round,
			second: withoutValue(second),
			startsInMs: Math.max(0, progress.roundStartsAt - at),
			remainingMs: remainingOnCourse(course, progress, at),
			rules: rulesOf(game),
		};
	}

	function judge(round: number, guess: Guess): Verdict {
		// The stage may ask twice for one verdict.
		const known = verdicts[round - 1];
		if (known) return known;
		if (!progress) throw new Error("no deck has been dealt");
		const { timerMs } = CLASSIC_GAMES[dealAt(round).game];
		// The stage's clock may differ slightly, which must not make a time-out too early.
		const at = guess === "timeout" ? Math.max(now(), progress.roundStartsAt + timerMs) : now();
		const move = { round, guess, at };
		const refusal = refusalOnCourse(course, progress, move);
		if (refusal) throw new Error(refusal);
		const { first, second } = dealAt(round);
		const settled = settleOnCourse(course, progress, move, { first: first.value, second: second.value });
		progress = settled.progress;
		answers.push(settled.answer);
		marks.push(markOfAnswer(settled.answer));
		const verdict = verdictOf(settled.progress, settled.answer, round);
		verdicts.push(verdict);
		if (!verdict.next) onLast();
		return verdict;
	}

	function verdictOf(progress: Progress, { guess, correct }: RoundAnswer, round: number): Verdict {
		const { value, article = null } = dealAt(round).second;
		const { outcome, score } = progress;
		return {
			round,
			guess,
			correct,
			// A last round that times out still shows its number; `next` ends the run instead.
			outcome: guess === "timeout" ? null : outcome,
			value,
			article,
			score,
			best: score,
			newBest: false,
			next: outcome === null ? roundOf(progress) : null,
		};
	}

	const judged = async (round: number, guess: Guess): Promise<Answer> => {
		return { kind: "judged", verdict: judge(round, guess) };
	};
	return {
		async start() {
			progress ??= openCourse(now());
			return { ...roundOf(progress), score: progress.score, best: progress.score };
		},
		guess: judged,
		timeOut: (round) => judged(round, "timeout"),
		// A verdict without a next round and without an outcome was the last one.
		next: async () => null,
	};
}
