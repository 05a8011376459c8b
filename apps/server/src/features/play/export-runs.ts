import { setImmediate } from "node:timers/promises";
import type { Queries } from "@hilo/db/queries";
import type { MoveRow, RunRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { movesOf, runsAfter } from "./exported-runs.repo.ts";

const RUNS_IN_A_PAGE = 500;

/**
 * All judged runs of a user with their moves, for whoever they belong to. What is not known to them yet is left out.
 * They are read in pages, so that other calls get their turn however much somebody has played.
 */
export async function exportRuns(
	{ db: { kysely: db } }: Pick<Ctx, "db">,
	userId: string,
	runsInAPage: number = RUNS_IN_A_PAGE,
) {
	const exported: ExportedRun[] = [];
	for await (const page of pagesOf(db, userId, runsInAPage)) exported.push(...page);
	return exported;
}

async function* pagesOf(db: Queries, userId: string, limit: number) {
	let after: RunRow | undefined;
	for (;;) {
		const runs = await runsAfter(db, userId, { after, limit }).execute();
		if (runs.length > 0) yield await withMoves(db, runs);
		after = runs.at(-1);
		if (runs.length < limit) return;
		// SQLite answers at once: without this no other call would run before the last page.
		await setImmediate();
	}
}

async function withMoves(db: Queries, runs: readonly RunRow[]) {
	const ids = runs.map(({ id }) => id);
	const moves = Map.groupBy(await movesOf(db, ids).execute(), (move) => move.run_id);
	return runs.map((run) => present(run, moves.get(run.id) ?? []));
}

type ExportedRun = ReturnType<typeof present>;

function present(run: RunRow, moves: readonly MoveRow[]) {
	return {
		id: run.id,
		game: run.game,
		key: run.game_key,
		filter: run.filter,
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		startedAt: new Date(run.started_at).toISOString(),
		endedAt: run.ended_at === null ? null : new Date(run.ended_at).toISOString(),
		moves: moves.map(({ round, guess, correct, value, at }) => ({
			round,
			guess,
			correct: correct === 1,
			value,
			at: new Date(at).toISOString(),
		})),
	};
}
