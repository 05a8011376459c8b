import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import {
	judge,
	type Move,
	type RoundAnswer,
	type RunPlan,
	type RunState,
	refusalOf,
} from "@hilo/rules/play/engine";
import { type ClosedRound, valuesOf } from "@hilo/rules/play/view";
import type { Ctx } from "../../platform/context.ts";

// Promised in docs/product.md#judging.

/** A player's run of any kind, as it was read from its table. */
export interface LoadedRun {
	readonly plan: RunPlan;
	readonly state: RunState;
	/** With both numbers. @throws RangeError for a round that the run does not have. */
	roundAt(round: number): ClosedRound;
}

/** What the engine made of a move. */
export interface JudgedRound extends Pick<Move, "round" | "at"> {
	readonly state: RunState;
	readonly answer: RoundAnswer;
}

/** What differs between runs of games, daily decks and sides of duels when a guess is judged. */
export interface RunKind<Key, Run extends LoadedRun, Answer, View> {
	/** Locks the caller's run. @throws AppError 404. */
	load(ctx: Ctx, tx: Tx, key: Key): Promise<Run>;
	/** The stored answer to a round; null without one. */
	answerTo(tx: Tx, run: Run, round: number): Promise<Answer | null> | Answer | null;
	/** @throws AppError where the engine would judge, but the run is closed for another reason. */
	refuseMove?(run: Run, now: number): void;
	/** Stores an answer, and what a finished run brings. */
	save(ctx: Ctx, tx: Tx, run: Run, judged: JudgedRound): Promise<{ run: Run; answer: Answer }>;
	present(ctx: Ctx, tx: Tx, run: Run, about: { round: number; answer: Answer }): Promise<View> | View;
}

/**
 * Judges a guess in a run of any kind, in the caller's transaction. A repeated guess, after a lost response or from
 * another tab, gets the first one's verdict. @throws AppError as the kind's `load`; 409 for a refused guess.
 */
export async function answerRound<Key, Run extends LoadedRun, Answer, View>(
	ctx: Ctx,
	tx: Tx,
	kind: RunKind<Key, Run, Answer, View>,
	{ key, round, guess }: Pick<Move, "round" | "guess"> & { key: Key },
): Promise<View> {
	const run = await kind.load(ctx, tx, key);
	const answer = await kind.answerTo(tx, run, round);
	if (answer !== null) return kind.present(ctx, tx, run, { round, answer });
	const at = ctx.clock.now();
	kind.refuseMove?.(run, at);
	const saved = await kind.save(ctx, tx, run, judgeRound(run, { round, guess, at }));
	return kind.present(ctx, tx, saved.run, { round, answer: saved.answer });
}

/** @throws AppError 409 for a move that can't be judged. */
export function judgeRound(run: LoadedRun, move: Move): JudgedRound {
	const refusal = refusalOf(run.plan, run.state, move);
	if (refusal) throw new AppError(refusal);
	const judged = judge(run.plan, run.state, move, valuesOf(run.roundAt(move.round)));
	return { ...judged, round: move.round, at: move.at };
}
