import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { withoutValue } from "@hilo/rules/play/card";
import {
	type Guess,
	judge,
	openRun,
	type RoundAnswer,
	type RunPlan,
	type RunState,
	refusalOf,
	remainingMs,
} from "@hilo/rules/play/engine";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { markOfAnswer } from "@hilo/rules/play/view";
import type { Answer, Dealer, Round, Verdict } from "../../play/dealers/dealer.ts";
import type { DeckNeeds } from "../play/deck-stage.tsx";

export interface PastOptions extends DeckNeeds {
	/** The dealer appends the answers here, first round first. */
	readonly answers: RoundAnswer[];
	now(): number;
}

/** Deals and judges a past deck in the browser by the server's rules for open decks. Nothing is stored. */
export function pastDealer({ rounds }: PastDeckView, options: PastOptions): Dealer {
	const { marks, rulesOf, answers, now } = options;
	const plan: RunPlan = {
		rounds: rounds.length,
		clockOf: (round) => {
			const deal = rounds[round - 1];
			return deal ? CLASSIC_GAMES[deal.game] : null;
		},
	};
	let state: RunState | null = null;
	const verdicts: Verdict[] = [];

	function dealAt(round: number) {
		const deal = rounds[round - 1];
		if (!deal) throw new RangeError(`No round ${round}`);
		return deal;
	}

	function roundOf(state: RunState): Round {
		const { game, second, ...round } = dealAt(state.round);
		const at = now();
		return {
			...round,
			second: withoutValue(second),
			startsInMs: Math.max(0, state.roundStartsAt - at),
			remainingMs: remainingMs(plan, state, at),
			rules: rulesOf(game),
		};
	}

	function verdictOn(round: number, guess: Guess): Verdict {
		// The stage may ask twice for one verdict, as it may of the server.
		const known = verdicts[round - 1];
		if (known) return known;
		if (!state) throw new Error("no deck has been dealt");
		const { timerMs } = CLASSIC_GAMES[dealAt(round).game];
		// The stage's clock and this one may differ by a hair, which must not make a time-out come too early.
		const at = guess === "timeout" ? Math.max(now(), state.roundStartsAt + timerMs) : now();
		const move = { round, guess, at };
		const refusal = refusalOf(plan, state, move);
		if (refusal) throw new Error(refusal);
		const { first, second } = dealAt(round);
		const judged = judge(plan, state, move, { known: first.value, hidden: second.value });
		state = judged.state;
		answers.push(judged.answer);
		marks.push(markOfAnswer(judged.answer));
		const verdict = verdictOf(judged.state, judged.answer, round);
		verdicts.push(verdict);
		return verdict;
	}

	function verdictOf(state: RunState, { guess, correct }: RoundAnswer, round: number): Verdict {
		const { value, article = null } = dealAt(round).second;
		const { outcome, score } = state;
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
			next: outcome === null ? roundOf(state) : null,
		};
	}

	const answer = async (round: number, guess: Guess): Promise<Answer> => {
		return { kind: "judged", verdict: verdictOn(round, guess) };
	};
	return {
		async start() {
			state ??= openRun(now());
			return { ...roundOf(state), score: state.score, best: state.score };
		},
		guess: answer,
		timeOut: (round) => answer(round, "timeout"),
		// A verdict without a next round and without an outcome was the last one.
		next: async () => null,
	};
}
