import type { Tx } from "@hilo/db/open-database";
import { customSpec, timesOf } from "@hilo/rules/custom-games/custom-run";
import { answersFromMoves } from "@hilo/rules/play/answers";
import type { Ctx } from "../../../platform/context.ts";
import { today } from "../../../platform/today.ts";
import { count } from "../../analytics/analytics.ts";
import type { DealtRow, EndedRun, Finish, RunGame } from "../../play/run-game.ts";
import { recordCustomRun } from "../../progression/record-run.ts";
import { addItemStatistics, addPlay, type ItemStatistics } from "./play-count.repo.ts";
import { findBest, findNames, lockGame } from "./plays.repo.ts";
import { type Play, saveBest, saveOnBoards, savePlay } from "./save-play.ts";

export const CUSTOM_RUNS: RunGame = {
	timerMs: (row) => customSpec(secondsOf(row)).timerMs,
	specOf: (row, pool) => ({ seed: row.seed, poolSize: pool.cards.length, ...customSpec(secondsOf(row)) }),
	measureOf: (row) => row.label,
	best: (db, row) => findBest(db, gameOf(row), row.user_id),
	finish: (ctx, tx, ended) => finishCustomRun(ctx, tx, gameOf(ended.row), ended),
	async readNames(db, rows) {
		const names = await findNames(db, rows.map(gameOf));
		return rows.map((row) => names.get(gameOf(row)) ?? "");
	},
};

function secondsOf({ timer_ms }: DealtRow): number {
	return (timer_ms ?? 0) / 1000;
}

/** @throws RangeError for a run of another kind. */
function gameOf({ id, custom_game_id }: DealtRow): string {
	if (custom_game_id === null) throw new RangeError(`The run ${id} is of no custom game`);
	return custom_game_id;
}

/** A game deleted during the run keeps nothing. The game's row is written last, because all its players write it. */
async function finishCustomRun(ctx: Ctx, tx: Tx, gameId: string, ended: EndedRun): Promise<Finish> {
	const { row, state, spec, at } = ended;
	const { user_id: userId, id } = row;
	const earned = await recordCustomRun(ctx, tx, userId);
	const { score } = state;
	const before = await findBest(tx, gameId, userId);
	const finish = { best: Math.max(before, score), newBest: score > before, earned };
	const game = await lockGame(tx, gameId);
	if (!game) return { ...finish, newBest: false };
	const moves = await ended.moves();
	const times = timesOf(answersFromMoves(spec, row.started_at, moves));
	const play: Play = { gameId, userId, score, ...times, verified: true, at };
	await savePlay(tx, id, play);
	await saveBest(tx, play);
	await saveOnBoards(tx, play);
	await addItemStatistics(tx, gameId, statisticsOf(ended, moves));
	const { creator_id: creatorId } = game;
	const player = { playerId: userId, playedBy: userId };
	await addPlay(tx, { gameId, creatorId, day: today(ctx), ...player, isJudged: true });
	tx.afterCommit(() =>
		count(
			ctx,
			{ measure: "games-played" },
			{ measure: "finished", name: "custom" },
			{ measure: "scores", name: "custom", by: score },
		),
	);
	return finish;
}

/** Items whose time ran out count as guessed wrong. */
function statisticsOf(
	{ plan, pool }: EndedRun,
	moves: Awaited<ReturnType<EndedRun["moves"]>>,
): ItemStatistics[] {
	return moves.flatMap(({ round, correct }) => {
		const item = pool.cards[plan.pairOf(round)?.second ?? -1];
		return item ? [{ itemId: item.id, guessed: 1, guessedRight: correct ? 1 : 0 }] : [];
	});
}
