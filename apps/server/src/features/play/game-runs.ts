import type { Tx } from "@hilo/db/open-database";
import type { MoveRow, RunRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { NOTHING_EARNED } from "../progression/record-run.ts";
import { earnedColumn, presentMove, presentOpenRound, type VerdictView } from "./play.presenter.ts";
import {
	findMove,
	findMovesBefore,
	findStaleRuns,
	insertMove,
	lockRun,
	restartClocks,
	updateRun,
} from "./play.repo.ts";
import type { Finish } from "./run-game.ts";
import { type JudgedRound, judgeRound, type RunKind } from "./run-kind.ts";
import { loadRun, runColumns, type StoredRun, withRow } from "./stored-run.ts";
import { ANSWER_GRACE_MS, type OpenRuns } from "./sweep-runs.ts";

// Promised in docs/product.md#runs.

/** Runs of classic and custom games: a row in `runs`, and one in `moves` for each guess. */
export const GAME_RUNS: RunKind<string, StoredRun, MoveRow, VerdictView> & OpenRuns<RunRow> = {
	async load(ctx, tx, id) {
		requirePlayer(ctx);
		const row = await lockRun(tx, id);
		if (row?.user_id !== ctx.actor.id) throw new AppError("play/no-such-run");
		return loadRun(ctx, tx, row);
	},

	async answerTo(tx, { row }, round) {
		const isOpen = row.status === "playing" && round >= row.round;
		return isOpen ? null : ((await findMove(tx, row.id, round)) ?? null);
	},

	save: saveMove,

	present(ctx, _tx, run, { round, answer }) {
		const { second } = run.roundAt(round);
		const next = run.state.status === "playing" ? presentOpenRound(run, ctx.clock.now()) : null;
		return presentMove(answer, second, { next, poolSize: run.pool.cards.length });
	},

	findAbandoned: ({ db }, now, page) => findStaleRuns(db.kysely, { before: now - ANSWER_GRACE_MS, ...page }),

	async endAbandoned(ctx, found, now) {
		const timerMs = ctx.play.games[found.game].timerMs(found);
		if (timerMs === null) return false;
		const before = now - timerMs - ANSWER_GRACE_MS;
		if (found.round_starts_at >= before) return false;
		return ctx.db.transaction(async (tx) => {
			const row = await lockRun(tx, found.id);
			if (row?.status !== "playing" || row.round_starts_at >= before) return false;
			const run = await loadRun(ctx, tx, row);
			await saveMove(ctx, tx, run, judgeRound(run, { round: row.round, guess: "timeout", at: now }));
			return true;
		});
	},

	idOf: ({ id }) => ({ runId: id }),

	restartClocks: (tx, { at }) => restartClocks(tx, at),
};

async function saveMove(ctx: Ctx, tx: Tx, run: StoredRun, judged: JudgedRound) {
	const { row } = run;
	const { state, answer, round, at } = judged;
	const columns = runColumns(state, at);
	await updateRun(tx, row.id, columns);
	const saved =
		state.status === "over" ? await finish(ctx, tx, run, judged) : await bestSoFar(tx, run, state.score);
	const move: MoveRow = {
		run_id: row.id,
		round,
		guess: answer.guess,
		correct: answer.correct ? 1 : 0,
		outcome: state.outcome,
		value: run.roundAt(round).second.value,
		score: state.score,
		new_best: saved.newBest ? 1 : 0,
		best: saved.best,
		earned: earnedColumn(saved.earned),
		at,
	};
	await insertMove(tx, move);
	return { run: withRow(run, { ...row, ...columns }), answer: move };
}

function finish(
	ctx: Ctx,
	tx: Tx,
	run: StoredRun,
	{ state, answer, round, at }: JudgedRound,
): Promise<Finish> {
	const { row, pool, spec, plan, game } = run;
	tx.afterCommit(() => ctx.counters?.runsEnded.inc({ game: row.game }));
	async function moves() {
		const before = await findMovesBefore(tx, row.id, round);
		const last = { ...answer, round, at };
		return [...before.map((move) => ({ ...move, correct: move.correct === 1 })), last];
	}
	return game.finish(ctx, tx, { row, state, pool, spec, plan, at, moves });
}

/** The best score if the run ended now. */
async function bestSoFar(tx: Tx, { row, game }: StoredRun, score: number): Promise<Finish> {
	const best = await game.best(tx, row);
	return { best: Math.max(best, score), newBest: score > best, earned: NOTHING_EARNED };
}
