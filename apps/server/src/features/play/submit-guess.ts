import type { Tx } from "@hilo/db/open-database";
import type { MoveRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Card } from "@hilo/rules/play/card";
import { dealtCard } from "@hilo/rules/play/question";
import { type Guess, type Run, refusalOf, settle } from "@hilo/rules/play/run";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { noteAnnounced } from "../progression/check-badges.ts";
import { NOTHING_EARNED } from "../progression/earned.ts";
import { earnedColumn, presentMove, presentRound, type VerdictView } from "./play.presenter.ts";
import { findMove, findMovesBefore, insertMove, lockRun, updateRun } from "./play.repo.ts";
import type { Finish, JudgeCtx, JudgedMove } from "./run-kind.ts";
import { type RunRecord, recordOf, runColumns, stateOf } from "./run-record.ts";

// Promised in docs/product.md#judging.

export interface GuessInput {
	readonly runId: string;
	readonly round: number;
	readonly guess: Guess;
}

/**
 * A repeated guess, after a lost response or from another tab, gets the first one's verdict.
 * @throws AppError 401; 404 for another player's run; 409 for a guess that can't be judged.
 */
export function submitGuess(ctx: Ctx, input: GuessInput): Promise<VerdictView> {
	const player = requirePlayer(ctx);
	return ctx.db.transaction(async (tx) => {
		const row = await lockRun(tx, input.runId);
		if (row?.user_id !== player.id) throw new AppError("play/no-such-run");
		const record = await recordOf(ctx, tx, row);
		const verdict =
			(await repeatVerdict(ctx, tx, record, input.round)) ?? (await judgeMove(ctx, tx, record, input));
		const told = verdict.earned?.badges ?? [];
		await noteAnnounced(
			tx,
			player.id,
			told.map(({ id }) => id),
		);
		return verdict;
	});
}

/** Null if the round has no verdict yet. */
async function repeatVerdict(
	ctx: Ctx,
	tx: Tx,
	record: RunRecord,
	round: number,
): Promise<VerdictView | null> {
	const { row, kind } = record;
	const isPlaying = row.status === "playing";
	if (isPlaying && round >= row.round) return null;
	const move = await findMove(tx, row.id, round);
	if (!move) return null;
	const next = isPlaying ? presentRound(record, stateOf(row), ctx.clock.now()) : null;
	const second = judgedCard(record, round);
	if (move.best !== null) return presentMove(move, second, next);
	const best = await kind.best(tx, row);
	return presentMove(move, second, next, Math.max(best, move.score));
}

/** Empty if the run has moved on by more than a round, because it stores only its present pair. */
function judgedCard({ row, pool }: RunRecord, round: number): Pick<Card, "article"> {
	const { round: latest, first, second } = stateOf(row);
	if (round < latest - 1) return {};
	return dealtCard(pool, row.seed, round, round === latest ? second : first);
}

/** The caller has locked the run, and marks the badges it earns as announced. */
export async function judgeMove(
	ctx: JudgeCtx,
	tx: Tx,
	record: RunRecord,
	{ round, guess }: Pick<GuessInput, "round" | "guess">,
): Promise<VerdictView> {
	const { row, pool, spec } = record;
	const at = ctx.clock.now();
	const state = stateOf(row);
	const card = dealtCard(pool, row.seed, state.round, state.second);
	const values = { first: dealtCard(pool, row.seed, state.round, state.first).value, second: card.value };
	const sent = { round, guess, at };
	const refusal = refusalOf(spec, state, sent);
	if (refusal) throw new AppError(refusal);
	const { run, verdict } = settle(spec, state, sent, values);
	await updateRun(tx, row.id, runColumns(run, at));
	const isOver = run.status === "over";
	const saved = isOver
		? await finish(ctx, tx, record, run, { ...sent, ...verdict })
		: await bestSoFar(tx, record, run.score);
	const move: MoveRow = {
		run_id: row.id,
		round,
		guess: verdict.guess,
		correct: verdict.correct ? 1 : 0,
		outcome: verdict.outcome,
		value: card.value,
		score: verdict.score,
		new_best: saved.newBest ? 1 : 0,
		best: saved.best,
		earned: earnedColumn(saved.earned),
		at,
	};
	await insertMove(tx, move);
	return presentMove(move, card, isOver ? null : presentRound(record, run, at));
}

function finish(ctx: JudgeCtx, tx: Tx, record: RunRecord, run: Run, last: JudgedMove): Promise<Finish> {
	const { row, pool, spec, kind } = record;
	tx.afterCommit(() => ctx.counts.runsEnded.inc(row.game));
	async function moves() {
		const before = await findMovesBefore(tx, row.id, last.round);
		return [...before.map((move) => ({ ...move, correct: move.correct === 1 })), last];
	}
	return kind.finish(ctx, tx, { row, run, pool, spec, at: last.at, moves });
}

/** The best score if the run ended now. */
async function bestSoFar(tx: Tx, { row, kind }: RunRecord, score: number): Promise<Finish> {
	const best = await kind.best(tx, row);
	return { best: Math.max(best, score), newBest: score > best, earned: NOTHING_EARNED };
}
