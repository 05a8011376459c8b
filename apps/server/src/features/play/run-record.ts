import type { RunRow } from "@hilo/db/tables";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { fitsIn } from "@hilo/rules/play/pair";
import type { Run, RunSpec } from "@hilo/rules/play/run";
import type { StoredPool } from "./pools.ts";

/** Returns what a stored run is dealt and judged by, as the rules want it. */
export function specOf(run: Pick<RunRow, "game" | "seed">, pool: StoredPool): RunSpec {
	return specFor(run.game, run.seed, pool);
}

export function specFor(game: RunRow["game"], seed: string, pool: StoredPool): RunSpec {
	const { opening, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES[game];
	const fits = fitsIn(game, pool);
	return { seed, poolSize: pool.cards.length, opening, fits, endsWhenExhausted, timerMs, advanceMs };
}

/** Returns the state of a stored run, as the rules want it. */
export function stateOf(row: RunRow): Run {
	return {
		status: row.status,
		outcome: row.outcome,
		score: row.score,
		round: row.round,
		first: row.first,
		second: row.second,
		cycle: row.cycle,
		cursor: row.cursor,
		roundStartsAt: row.round_starts_at,
		streak: row.streak,
		fastAnswers: row.fast_answers,
	};
}

/** Returns the columns that a move changes: `stateOf` the other way round. */
export function runColumns(run: Run, now: number) {
	return {
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		round: run.round,
		first: run.first,
		second: run.second,
		cycle: run.cycle,
		cursor: run.cursor,
		round_starts_at: run.roundStartsAt,
		streak: run.streak,
		fast_answers: run.fastAnswers,
		ended_at: run.status === "over" ? now : null,
	};
}
