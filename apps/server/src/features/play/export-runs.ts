import type { Ctx } from "../../platform/context.ts";
import { findAllMoves, findAllRuns } from "./play.repo.ts";

/** All judged runs of a user with their moves, for whoever they belong to. What is not known to them yet is left out. */
export async function exportRuns({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const [runs, moves] = [await findAllRuns(db, userId), await findAllMoves(db, userId)];
	const movesOf = Map.groupBy(moves, (move) => move.run_id);
	return runs.map((run) => ({
		id: run.id,
		game: run.game,
		key: run.game_key,
		filter: run.filter,
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		startedAt: new Date(run.started_at).toISOString(),
		endedAt: run.ended_at === null ? null : new Date(run.ended_at).toISOString(),
		moves: (movesOf.get(run.id) ?? []).map(({ round, guess, correct, value, at }) => ({
			round,
			guess,
			correct: correct === 1,
			value,
			at: new Date(at).toISOString(),
		})),
	}));
}
