import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { type Pool, withoutValue } from "@hilo/rules/play/card";
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
import { planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import { type ClosedRound, isWholeDeck, type RoundSource, valuesOf } from "@hilo/rules/play/view";
import type { Dealer, Round, RunReplay, Verdict } from "../stage/dealer.ts";

/** A round with both numbers. */
type LocalRound = Omit<ClosedRound, "round"> & Pick<Round, "rules" | "marks">;

/** A run as dealt: its clocks, and its rounds, which count from 1. */
export interface LocalRun {
	readonly plan: RunPlan;
	/** How many items it is dealt from. */
	readonly poolSize?: number;
	/** Where its rounds come from, for runs to which others can be challenged. */
	readonly origin?: Pick<RunReplay, "poolId" | "seed">;
	/** @throws RangeError where the run has no such round */
	roundAt(round: number): LocalRound;
}

export interface LocalSpec {
	/** Deals another run. If it fails, the error is shown and the next start tries again. */
	deal(): Promise<LocalRun>;
	/** The best score before its first run. */
	best?(): number;
	/** Called with each answer that is judged, before the next round is dealt. */
	onAnswer?(answer: RoundAnswer, round: LocalRound): void;
	/** A monotonic clock, in ms. */
	now?(): number;
}

interface OpenRun extends LocalRun {
	state: RunState;
	/** The best score of the runs before. */
	readonly bestBefore: number;
	readonly answers: RoundAnswer[];
	verdict: Verdict | null;
}

/** Deals and judges in the browser by the server's rules. Remembers the best score of its runs, stores nothing. */
export function localDealer({
	deal,
	best: bestBefore = () => 0,
	onAnswer,
	now = () => performance.now(),
}: LocalSpec): Dealer {
	let best = 0;
	let open: OpenRun | null = null;
	let dealing: Promise<OpenRun> | null = null;

	async function begin(): Promise<OpenRun> {
		try {
			const run = await deal();
			best = Math.max(best, bestBefore());
			open = { ...run, state: openRun(now()), bestBefore: best, answers: [], verdict: null };
			return open;
		} finally {
			dealing = null;
		}
	}

	/** The open run, otherwise another one. The stage may start twice. */
	async function openOrBegin(): Promise<OpenRun> {
		if (open?.state.status === "playing") return open;
		dealing ??= begin();
		return await dealing;
	}

	function roundOf({ plan, roundAt, state }: OpenRun): Round {
		const { round, roundStartsAt } = state;
		const { second, ...dealt } = roundAt(round);
		const at = now();
		return {
			...dealt,
			round,
			second: withoutValue(second),
			startsInMs: Math.max(0, roundStartsAt - at),
			remainingMs: remainingMs(plan, state, at),
		};
	}

	function verdictOn(round: number, guess: Guess): Verdict {
		if (!open) throw new Error("no run has been dealt");
		// The stage may ask twice for one verdict.
		if (open.verdict?.round === round) return open.verdict;
		const { plan, state, bestBefore } = open;
		const timerMs = plan.clockOf(state.round)?.timerMs ?? 0;
		// The stage's clock and this one may differ slightly, which must not make a time-out come too early.
		const at = guess === "timeout" ? Math.max(now(), state.roundStartsAt + timerMs) : now();
		const move = { round, guess, at };
		const refusal = refusalOf(plan, state, move);
		if (refusal) throw new Error(refusal);
		const dealt = open.roundAt(round);
		const { second } = dealt;
		const judged = judge(plan, state, move, valuesOf(dealt));
		open.state = judged.state;
		open.answers.push(judged.answer);
		onAnswer?.(judged.answer, dealt);
		const { outcome, score } = judged.state;
		best = Math.max(best, score);
		open.verdict = {
			round,
			guess: judged.answer.guess,
			correct: judged.answer.correct,
			outcome,
			value: second.value,
			article: second.article ?? null,
			facts: second.facts ?? null,
			score,
			best,
			newBest: outcome !== null && score > bestBefore,
			wholeDeck: isWholeDeck(judged.state, open.poolSize ?? 0),
			replay: outcome === null ? undefined : replayOf(open),
			next: outcome === null ? roundOf(open) : null,
		};
		return open.verdict;
	}

	return {
		async start() {
			const run = await openOrBegin();
			return { ...roundOf(run), score: run.state.score, best };
		},
		guess: async (round, guess) => ({ kind: "judged", verdict: verdictOn(round, guess) }),
	};
}

function replayOf({ origin, answers }: OpenRun): RunReplay | undefined {
	const ofDuel = answers.slice(0, MAX_ROUNDS);
	return origin && { ...origin, answers: ofDuel.map(({ guess, ms }) => ({ guess, ms })) };
}

/** Deals a run from a pool by a seed. `about`: the source of the numbers, where the pool has no questions. */
export function runFromPool(
	pool: Pick<Pool, "cards" | "questions">,
	spec: Omit<RunSpec, "poolSize">,
	about: RoundSource,
): LocalRun {
	const poolSize = pool.cards.length;
	const plan = planOf({ ...spec, poolSize });
	const dealt = { plan, pool: { ...about, ...pool }, seed: spec.seed, measure: about.measure };
	return { plan, poolSize, roundAt: (round) => dealRound(dealt, round) };
}
