import type { Card } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import {
	type Guess,
	openRun,
	type Run,
	type RunSpec,
	refusalOf,
	remainingMs,
	settle,
} from "@hilo/rules/play/run";
import type { Answer, Dealer, Round } from "./dealer.ts";

/** The first pair, as it came with the page, and what the rest is dealt from. */
export interface Opening {
	readonly seed: string;
	readonly poolSize: number;
	readonly source: string;
	readonly asOf: string;
	readonly first: Card;
	readonly second: Card;
}

export interface PracticeNeeds {
	/** All cards of the pool that the opening was dealt from, in its order. */
	cards(): Promise<readonly Card[]>;
	/** A new seed, for every run but the one that came with the page. */
	seed(): string;
	/** Milliseconds that only go forward. */
	now(): number;
	/** Counts a game begun. */
	track(): void;
}

interface Practice {
	readonly spec: RunSpec;
	run: Run;
	/** Null until something but the opening pair is dealt. */
	cards: readonly Card[] | null;
}

/** Deals and judges in the browser, by the rules that the server plays by too. Nothing is kept but the best of this visit. */
export function practiceDealer(game: GameId, opening: Opening, needs: PracticeNeeds): Dealer {
	let practice: Practice | null = null;
	let best = 0;
	let latest: { readonly spec: RunSpec; readonly round: number; readonly answer: Promise<Answer> } | null =
		null;

	async function begin(): Promise<Practice> {
		const cards = practice ? await needs.cards() : null;
		const spec = specOf(game, opening.poolSize, practice ? needs.seed() : opening.seed);
		practice = { spec, run: openRun(spec, needs.now()), cards };
		needs.track();
		return practice;
	}

	function answer(round: number, guess: Guess): Promise<Answer> {
		if (!practice) return Promise.reject(new Error("no run has been dealt"));
		// The stage may ask twice for one verdict, as it may of the server.
		if (latest?.spec !== practice.spec || latest.round !== round) {
			latest = { spec: practice.spec, round, answer: decide(practice, round, guess, needs.now()) };
		}
		return latest.answer;
	}

	async function decide(practice: Practice, round: number, guess: Guess, at: number): Promise<Answer> {
		const { spec, run } = practice;
		practice.cards ??= await needs.cards();
		const first = cardAt(practice.cards, run.first).value;
		const value = cardAt(practice.cards, run.second).value;
		// The stage's clock and this one may differ by a hair, which must not make a time-out come too early.
		const move = {
			round,
			guess,
			at: guess === "timeout" ? Math.max(at, run.roundStartsAt + spec.timerMs) : at,
		};
		const refusal = refusalOf(spec, run, move);
		if (refusal) throw new Error(refusal);
		const settled = settle(spec, run, move, { first, second: value });
		practice.run = settled.run;
		const { correct, outcome, score } = settled.verdict;
		best = Math.max(best, score);
		const next = outcome === null ? roundOf(spec, settled.run, practice.cards, needs.now()) : null;
		return { kind: "judged", judged: { round, correct, outcome, value, score, best, newBest: false, next } };
	}

	return {
		async start() {
			const { spec, run, cards } = practice?.run.status === "playing" ? practice : await begin();
			const { source, asOf } = opening;
			return {
				...roundOf(spec, run, cards ?? openingCards(run, opening), needs.now()),
				score: run.score,
				best,
				source,
				asOf,
			};
		},
		guess: (round, direction) => answer(round, direction),
		timeOut: (round) => answer(round, "timeout"),
	};
}

function specOf(game: GameId, poolSize: number, seed: string): RunSpec {
	const { opening, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES[game];
	return { seed, poolSize, opening, endsWhenExhausted, timerMs, advanceMs };
}

function openingCards({ first, second }: Run, opening: Opening): Record<number, Card> {
	return { [first]: opening.first, [second]: opening.second };
}

function roundOf(spec: RunSpec, run: Run, cards: Record<number, Card> | readonly Card[], now: number): Round {
	return {
		round: run.round,
		first: cardAt(cards, run.first),
		second: cardAt(cards, run.second),
		startsInMs: Math.max(0, run.roundStartsAt - now),
		remainingMs: remainingMs(spec, run, now),
	};
}

function cardAt(cards: Readonly<Record<number, Card>>, index: number): Card {
	const card = cards[index];
	if (!card) throw new Error(`the pool has no card ${index}`);
	return card;
}
