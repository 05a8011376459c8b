import { setImmediate } from "node:timers/promises";
import type { Queries } from "@hilo/db/queries";
import type { MoveRow, RunRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { movesOf, runsAfter } from "./play.repo.ts";

const RUNS_PER_PAGE = 500;

/** For the account's own data export. Leaves out numbers that the player has not seen yet. */
export async function* exportRuns(
	{ db: { kysely: db }, runGames }: Pick<Ctx, "db" | "runGames">,
	userId: string,
	runsPerPage: number = RUNS_PER_PAGE,
) {
	for await (const page of pagesOf({ db, runGames }, userId, runsPerPage)) yield* page;
}

interface Reading extends Pick<Ctx, "runGames"> {
	readonly db: Queries;
}

async function* pagesOf(reading: Reading, userId: string, limit: number) {
	let after: RunRow | undefined;
	for (;;) {
		const runs = await runsAfter(reading.db, userId, { after, limit }).execute();
		if (runs.length > 0) yield await withMoves(reading, runs);
		after = runs.at(-1);
		if (runs.length < limit) return;
		// SQLite answers synchronously: this lets other calls run between the pages.
		await setImmediate();
	}
}

async function withMoves({ db, runGames }: Reading, runs: readonly RunRow[]) {
	const ids = runs.map(({ id }) => id);
	const moves = Map.groupBy(await movesOf(db, ids).execute(), (move) => move.run_id);
	const names = new Map<string, string>();
	for (const [game, runsOfGame] of Map.groupBy(runs, (run) => run.game)) {
		const gameNames = await runGames[game].namesOf(db, runsOfGame);
		for (const [index, { id }] of runsOfGame.entries()) names.set(id, gameNames[index] ?? "");
	}
	return runs.map((run) => present(run, names.get(run.id) ?? "", moves.get(run.id) ?? []));
}

function present(run: RunRow, name: string, moves: readonly MoveRow[]) {
	return {
		id: run.id,
		game: run.game,
		name,
		customGameId: run.custom_game_id,
		key: run.game_key,
		filter: run.filter,
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		startedAt: isoTime(run.started_at),
		endedAt: isoTime(run.ended_at),
		moves: moves.map(({ round, guess, correct, value, at }) => ({
			round,
			guess,
			correct: correct === 1,
			value,
			at: isoTime(at),
		})),
	};
}
