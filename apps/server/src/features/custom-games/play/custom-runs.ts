import { customSpec } from "@hilo/rules/custom-games/spec";
import type { DealtRow, RunGame } from "../../play/run-kind.ts";
import { finishCustomRun } from "./finish-custom-run.ts";
import { findBest, findNames } from "./plays.repo.ts";

export const CUSTOM_RUNS: RunGame = {
	timerMs: (row) => customSpec(secondsOf(row)).timerMs,
	specOf: (row, pool) => ({ seed: row.seed, poolSize: pool.cards.length, ...customSpec(secondsOf(row)) }),
	measureOf: (row) => row.feature,
	best: (db, row) => findBest(db, gameOf(row), row.user_id),
	finish: (ctx, tx, ended) => finishCustomRun(ctx, tx, gameOf(ended.row), ended),
	async namesOf(db, rows) {
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
