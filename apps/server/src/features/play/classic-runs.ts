import { countAnswers } from "@hilo/rules/knowledge/answer-counts";
import { fitsIn } from "@hilo/rules/play/comparable";
import { CLASSIC_GAMES, type GameId, type GameKey } from "@hilo/rules/play/games";
import type { RunSpec } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import { valuesOf } from "@hilo/rules/play/view";
import { count } from "../analytics/analytics.ts";
import { recordFinishedRun } from "../progression/record-run.ts";
import { bestScore } from "../progression/save-high-score.ts";
import { previousScore } from "./play.repo.ts";
import type { StoredPool } from "./pools.ts";
import type { DealtRow, EndedRun, RunGame } from "./run-game.ts";

/** Their scores are high scores and count for all badges. */
export const CLASSIC_RUNS: Readonly<Record<GameId, RunGame>> = {
	github: classicRuns("github"),
	reddit: classicRuns("reddit"),
	country: classicRuns("country"),
	movie: classicRuns("movie"),
	music: classicRuns("music"),
	wealth: classicRuns("wealth"),
	history: classicRuns("history"),
	cs16: classicRuns("cs16"),
};

export function classicSpec(game: GameId, seed: string, pool: StoredPool): RunSpec {
	const { opening, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES[game];
	const fits = fitsIn(game, pool);
	return { seed, poolSize: pool.cards.length, opening, fits, endsWhenExhausted, timerMs, advanceMs };
}

function classicRuns(game: GameId): RunGame {
	const { title, timerMs } = CLASSIC_GAMES[game];
	return {
		timerMs: () => timerMs,
		specOf: (row, pool) => classicSpec(game, row.seed, pool),
		measureOf: () => null,
		best: (db, row) => bestScore(db, row.user_id, keyOf(row)),
		async finish(ctx, tx, { row, state, pool, plan, at, moves }: EndedRun) {
			const { user_id: userId, label, filter, seed } = row;
			const roundAt = (round: number) => dealRound({ plan, pool, seed, measure: null }, round);
			const { score, outcome, fastAnswers } = state;
			const gameKey = keyOf(row);
			tx.afterCommit(() =>
				count(ctx, { measure: "finished", name: gameKey }, { measure: "scores", name: gameKey, by: score }),
			);
			return recordFinishedRun(
				ctx,
				tx,
				{ userId, gameKey, score, label, verified: true, at },
				{
					score,
					streak: score,
					outcome: outcome ?? "wrong",
					fastAnswers,
					previousScore: await previousScore(tx, row),
					counts: countAnswers(await moves(), (round) => ({
						game,
						label: label ?? "",
						...valuesOf(roundAt(round)),
					})),
					missed: outcome === "exhausted" ? null : { ...roundAt(state.round), game, filter },
				},
			);
		},
		readNames: (_, rows) => rows.map(() => title),
	};
}

/** @throws RangeError for a run of a custom game. */
function keyOf({ id, game_key }: DealtRow): GameKey {
	if (game_key === "custom") throw new RangeError(`The run ${id} is of no classic game`);
	return game_key;
}
