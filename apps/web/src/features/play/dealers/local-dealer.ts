import type { Card, Pool } from "@hilo/rules/play/card";
import {
	type Guess,
	judge,
	openRun,
	type RunPlan,
	type RunState,
	refusalOf,
	remainingMs,
} from "@hilo/rules/play/engine";
import { type PairOf, planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import type { Answer, Dealer, DealtRun, Round } from "./dealer.ts";

/** The first pair from the page, and what the rest is dealt from. */
export interface Opening extends Pick<Round, "source" | "asOf" | "measure" | "unit"> {
	readonly seed: string;
	readonly poolSize: number;
	readonly first: Card;
	readonly second: Card;
}

type Items = Pick<Pool, "cards" | "questions">;

export type GameSpec = Omit<RunSpec, "seed" | "poolSize" | "fits">;

export interface LocalDealerNeeds {
	pool(): Promise<Items>;
	/** Returns which of the pool's items may be compared. */
	fits(items: Items): RunSpec["fits"];
	/** A new seed for each run but the one from the page. */
	seed(): string;
	/** A monotonic clock, in ms. */
	now(): number;
	track(): void;
}

interface PracticeRun {
	readonly seed: string;
	plan: RunPlan;
	state: RunState;
	/** The best of the runs before. */
	readonly bestBefore: number;
	/** Null until something but the opening pair is dealt. */
	dealt: { readonly pool: Items; readonly pairOf: PairOf } | null;
	/** The pool failed to load for a guess while the clock ran, so the next start deals a new run. */
	isLost: boolean;
}

/** Deals and judges in the browser by the server's rules. Only the visit's best score is kept. */
export function localDealer(game: GameSpec, opening: Opening, needs: LocalDealerNeeds): Dealer {
	let practice: PracticeRun | null = null;
	let best = 0;
	let latest: { readonly of: PracticeRun; readonly round: number; readonly answer: Promise<Answer> } | null =
		null;

	/** Before the pool is loaded, its pairs are unknown, but not the game's clock. */
	const clockOnly: RunPlan = { rounds: null, clockOf: () => game };

	async function begin(): Promise<PracticeRun> {
		const pool = practice ? await needs.pool() : null;
		const seed = practice ? needs.seed() : opening.seed;
		practice = {
			seed,
			plan: clockOnly,
			state: openRun(needs.now()),
			bestBefore: best,
			dealt: null,
			isLost: false,
		};
		if (pool) deal(practice, pool);
		needs.track();
		return practice;
	}

	function deal(practice: PracticeRun, pool: Items) {
		const { seed } = practice;
		const plan = planOf({ ...game, poolSize: opening.poolSize, seed, fits: needs.fits(pool) });
		practice.plan = plan;
		practice.dealt = { pool, pairOf: plan.pairOf };
		return practice.dealt;
	}

	function answer(round: number, guess: Guess): Promise<Answer> {
		if (!practice) return Promise.reject(new Error("no run has been dealt"));
		// The stage may ask twice for one verdict.
		if (latest?.of !== practice || latest.round !== round) {
			latest = { of: practice, round, answer: decide(practice, round, guess, needs.now()) };
		}
		return latest.answer;
	}

	async function dealtFor(practice: PracticeRun) {
		try {
			return practice.dealt ?? deal(practice, await needs.pool());
		} catch (error) {
			practice.isLost = true;
			throw error;
		}
	}

	async function decide(practice: PracticeRun, round: number, guess: Guess, at: number): Promise<Answer> {
		const dealt = await dealtFor(practice);
		const { plan, state, seed } = practice;
		const { first, second } = cardsOf(dealt, seed, state.round);
		// The stage's clock and this one may differ by a hair, which must not make a time-out come too early.
		const due = guess === "timeout" ? Math.max(at, state.roundStartsAt + (game.timerMs ?? 0)) : at;
		const move = { round, guess, at: due };
		const refusal = refusalOf(plan, state, move);
		if (refusal) throw new Error(refusal);
		const judged = judge(plan, state, move, { known: first.value, hidden: second.value });
		practice.state = judged.state;
		const { correct } = judged.answer;
		const { outcome, score } = judged.state;
		best = Math.max(best, score);
		const next = outcome === null ? roundOf(practice) : null;
		const { value, article = null } = second;
		const newBest = outcome !== null && score > practice.bestBefore;
		const verdict = { round, correct, outcome, value, article, score, best, newBest, next };
		return { kind: "judged", verdict };
	}

	function roundOf({ seed, plan, state, dealt }: PracticeRun): Round {
		const asked = dealt && questionOf(dealt.pool, seed, state.round);
		const { source, asOf, measure, unit = null } = asked ?? opening;
		const { first, second } = dealt ? cardsOf(dealt, seed, state.round) : opening;
		const now = needs.now();
		const startsInMs = Math.max(0, state.roundStartsAt - now);
		const clock = { startsInMs, remainingMs: remainingMs(plan, state, now) };
		return { round: state.round, first, second, source, asOf, measure, unit, ...clock };
	}

	return {
		async start(): Promise<DealtRun> {
			const open = practice?.state.status === "playing" && !practice.isLost ? practice : await begin();
			return { ...roundOf(open), score: open.state.score, best };
		},
		guess: (round, direction) => answer(round, direction),
		timeOut: (round) => answer(round, "timeout"),
	};
}

function cardsOf({ pool, pairOf }: NonNullable<PracticeRun["dealt"]>, seed: string, round: number) {
	const pair = pairOf(round);
	if (!pair) throw new RangeError(`No round ${round}`);
	return {
		first: dealtCard(pool, seed, round, pair.first),
		second: dealtCard(pool, seed, round, pair.second),
	};
}
