import type { MoveRow, Queries, RunRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { inPages, type PageOf, ROWS_PER_PAGE } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findMoves, runsAfter } from "./play.repo.ts";
import type { RunGames } from "./run-game.ts";

/** For the account's own data export. Leaves out numbers that the player has not seen yet. */
export function exportRuns(ctx: Pick<Ctx, "db" | "play">, userId: string, perPage: number = ROWS_PER_PAGE) {
	const db = ctx.db.kysely;
	return inPages(
		db,
		userId,
		(_, id, page: PageOf<NamedRun>) => namedRuns(db, ctx.play.games, id, page),
		(run) => ({ ...presentRun(run), moves: inPages(db, run.id, findMoves, presentMove, perPage) }),
		perPage,
	);
}

interface NamedRun extends RunRow {
	readonly name: string;
}

async function namedRuns(
	db: Queries,
	games: RunGames,
	userId: string,
	page: PageOf<RunRow>,
): Promise<NamedRun[]> {
	const runs = await runsAfter(db, userId, page).execute();
	const names = new Map<string, string>();
	for (const [game, runsOfGame] of Map.groupBy(runs, (run) => run.game)) {
		const gameNames = await games[game].readNames(db, runsOfGame);
		for (const [index, { id }] of runsOfGame.entries()) names.set(id, gameNames[index] ?? "");
	}
	return runs.map((run) => ({ ...run, name: names.get(run.id) ?? "" }));
}

function presentRun(run: NamedRun) {
	return {
		id: run.id,
		game: run.game,
		name: run.name,
		customGameId: run.custom_game_id,
		key: run.game_key,
		filter: run.filter,
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		startedAt: isoTime(run.started_at),
		endedAt: isoTime(run.ended_at),
	};
}

function presentMove({ round, guess, correct, value, at }: MoveRow) {
	return { round, guess, correct: correct === 1, value, at: isoTime(at) };
}
