import type { Card, Pool } from "@hilo/rules/play/card";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import {
	type Guess,
	openRun,
	type Run,
	type RunSpec,
	refusalOf,
	remainingMs,
	settle,
} from "@hilo/rules/play/run";
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
	/** Until the pool is loaded, `spec` lacks the comparable items and `run` the pair's indexes in the pool. */
	spec: RunSpec;
	run: Run;
	/** The best score of earlier runs. */
	readonly bestBefore: number;
	/** Null until more than the opening pair is needed. */
	pool: Items | null;
	/** The pool failed to load for a guess while the clock ran: the next game starts over. */
	isLost: boolean;
}

/** Deals and judges in the browser by the server's rules. Only the visit's best score is kept. */
export function localDealer(game: GameSpec, opening: Opening, needs: LocalDealerNeeds): Dealer {
	let practice: PracticeRun | null = null;
	let best = 0;
	let latest: { readonly of: PracticeRun; readonly round: number; readonly answer: Promise<Answer> } | null =
		null;

	async function begin(): Promise<PracticeRun> {
		const pool = practice ? await needs.pool() : null;
		const seed = practice ? needs.seed() : opening.seed;
		const fits = pool ? needs.fits(pool) : () => true;
		const spec: RunSpec = { ...game, poolSize: opening.poolSize, seed, fits };
		practice = { spec, run: openRun(spec, needs.now()), bestBefore: best, pool, isLost: false };
		needs.track();
		return practice;
	}

	function answer(round: number, guess: Guess): Promise<Answer> {
		if (!practice) return Promise.reject(new Error("no run has been dealt"));
		// The stage may ask twice for one verdict.
		if (latest?.of !== practice || latest.round !== round) {
			latest = { of: practice, round, answer: decide(practice, round, guess, needs.now()) };
		}
		return latest.answer;
	}

	async function poolFor(practice: PracticeRun): Promise<Items> {
		try {
			if (practice.pool) return practice.pool;
			const pool = await needs.pool();
			practice.spec = { ...practice.spec, fits: needs.fits(pool) };
			practice.run = openRun(practice.spec, practice.run.roundStartsAt);
			practice.pool = pool;
			return pool;
		} catch (error) {
			practice.isLost = true;
			throw error;
		}
	}

	async function decide(practice: PracticeRun, round: number, guess: Guess, at: number): Promise<Answer> {
		const pool = await poolFor(practice);
		const { spec, run } = practice;
		const { first, second } = cardsOf(pool, spec, run);
		// The stage's clock may differ slightly, which must not make a time-out too early.
		const due = guess === "timeout" ? Math.max(at, run.roundStartsAt + (spec.timerMs ?? 0)) : at;
		const move = { round, guess, at: due };
		const refusal = refusalOf(spec, run, move);
		if (refusal) throw new Error(refusal);
		const settled = settle(spec, run, move, { first: first.value, second: second.value });
		practice.run = settled.run;
		const { correct, outcome, score } = settled.verdict;
		best = Math.max(best, score);
		const next = outcome === null ? roundOf(practice) : null;
		const { value, article = null } = second;
		const newBest = outcome !== null && score > practice.bestBefore;
		const verdict = { round, correct, outcome, value, article, score, best, newBest, next };
		return { kind: "judged", verdict };
	}

	function roundOf({ spec, run, pool }: PracticeRun): Round {
		const asked = pool && questionOf(pool, spec.seed, run.round);
		const { source, asOf, measure, unit = null } = asked ?? opening;
		const { first, second } = pool ? cardsOf(pool, spec, run) : opening;
		const now = needs.now();
		const startsInMs = Math.max(0, run.roundStartsAt - now);
		const clock = { startsInMs, remainingMs: remainingMs(spec, run, now) };
		return { round: run.round, first, second, source, asOf, measure, unit, ...clock };
	}

	return {
		async start(): Promise<DealtRun> {
			const open = practice?.run.status === "playing" && !practice.isLost ? practice : await begin();
			return { ...roundOf(open), score: open.run.score, best };
		},
		guess: (round, direction) => answer(round, direction),
		timeOut: (round) => answer(round, "timeout"),
	};
}

function cardsOf(pool: Items, { seed }: RunSpec, { round, first, second }: Run) {
	return { first: dealtCard(pool, seed, round, first), second: dealtCard(pool, seed, round, second) };
}
