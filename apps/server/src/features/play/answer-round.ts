import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { judge, type Move, refusalOf } from "@hilo/rules/play/engine";
import type { Ctx } from "../../platform/context.ts";
import type { JudgedRound, LoadedRun, RunKind } from "./run-kind.ts";

// Promised in docs/product.md#judging.

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
	const { first, second } = run.roundAt(move.round);
	const judged = judge(run.plan, run.state, move, { known: first.value, hidden: second.value });
	return { ...judged, round: move.round, at: move.at };
}
