import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { MoveRow, Queries, RunRow } from "@hilo/db/tables";
import type { GameKey, PlayedGame } from "@hilo/rules/play/games";
import { type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import type { runColumns } from "./stored-run.ts";

// A literal, because a partial index is used only if the query's text contains its condition.

const PLAYING = sql.lit<RunRow["status"]>("playing");
const HAS_CLOCK = sql<SqlBool>`(timer_ms is null or timer_ms > 0)`;

export function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
	return tx.selectFrom("runs").selectAll().where("id", "=", id).$call(lockRows(tx)).executeTakeFirst();
}

export function findMove(tx: Tx, runId: string, round: number): Promise<MoveRow | undefined> {
	return tx
		.selectFrom("moves")
		.selectAll()
		.where("run_id", "=", runId)
		.where("round", "=", round)
		.executeTakeFirst();
}

export async function insertMove(tx: Tx, move: MoveRow): Promise<void> {
	await tx.insertInto("moves").values(move).execute();
}

/** Sets only what changes: SQLite rewrites every index whose columns a statement sets. */
export async function updateRun(tx: Tx, id: string, columns: ReturnType<typeof runColumns>): Promise<void> {
	const { status, outcome, ended_at, ...progress } = columns;
	await tx
		.updateTable("runs")
		.set(status === "over" ? columns : progress)
		.where("id", "=", id)
		.execute();
}

export async function insertRun(db: Queries, run: RunRow): Promise<void> {
	await db.insertInto("runs").values(run).execute();
}

export async function insertRunsIfMissing(tx: Tx, runs: readonly RunRow[]): Promise<void> {
	await tx
		.insertInto("runs")
		.values(runs)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export interface RunTarget {
	readonly game: PlayedGame;
	/** Null in a classic game. */
	readonly customGameId: string | null;
}

export function findOpenRun(
	db: Queries,
	userId: string,
	{ game, customGameId }: RunTarget,
): Promise<RunRow | undefined> {
	return db
		.selectFrom("runs")
		.selectAll()
		.where("user_id", "=", userId)
		.where("game", "=", game)
		.where("status", "=", PLAYING)
		.where("custom_game_id", customGameId === null ? "is" : "=", customGameId)
		.executeTakeFirst();
}

export function findMovesBefore(tx: Tx, runId: string, round: number): Promise<MoveRow[]> {
	return tx
		.selectFrom("moves")
		.selectAll()
		.where("run_id", "=", runId)
		.where("round", "<", round)
		.orderBy("round")
		.execute();
}

/** The score of the player's last finished run of the same game, or null. */
export async function previousScore(
	tx: Tx,
	run: Pick<RunRow, "id" | "user_id" | "game">,
): Promise<number | null> {
	const row = await tx
		.selectFrom("runs")
		.select("score")
		.where("user_id", "=", run.user_id)
		.where("game", "=", run.game)
		.where("status", "=", "over")
		.where("id", "!=", run.id)
		.orderBy("ended_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.score ?? null;
}

/** The player's latest finished run, of any game that exists. Reads the end of the index `runs_of_user`. */
export function findLatestRun(db: Queries, userId: string, minScore: number) {
	return db
		.selectFrom("runs")
		.select(["id", "game", "game_key", "custom_game_id", "label", "score"])
		.where("user_id", "=", userId)
		.where("status", "=", "over")
		.where("score", ">=", minScore)
		.where((eb) => eb.or([eb("game", "!=", "custom"), eb("custom_game_id", "is not", null)]))
		.orderBy("started_at", "desc")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** The games of the player's latest runs, open ones too, newest first. */
export async function findLatestGames(
	db: Queries,
	userId: string,
	limit: number,
): Promise<(GameKey | "custom")[]> {
	const rows = await db
		.selectFrom("runs")
		.select("game_key")
		.where("user_id", "=", userId)
		.orderBy("started_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ game_key }) => game_key);
}

/** The player's latest runs that are over, newest first. */
export function findEndedRuns(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("runs")
		.select(["game_key", "score", "outcome", "started_at"])
		.where("user_id", "=", userId)
		.where("status", "=", "over")
		.orderBy("started_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** Open runs with a timer whose round started before `before`, the longest waiting first. */
export function findStaleRuns(
	db: Queries,
	{ before, limit, offset }: { before: number; limit: number; offset: number },
): Promise<RunRow[]> {
	return db
		.selectFrom("runs")
		.selectAll()
		.where("status", "=", PLAYING)
		.where(HAS_CLOCK)
		.where("round_starts_at", "<", before)
		.orderBy("round_starts_at")
		.limit(limit)
		.offset(offset)
		.execute();
}

export async function restartClocks(tx: Tx, at: number): Promise<void> {
	await tx
		.updateTable("runs")
		.set({ round_starts_at: at })
		.where("status", "=", PLAYING)
		.where(HAS_CLOCK)
		.where("round_starts_at", "<", at)
		.execute();
}

export function runsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<RunRow, "started_at" | "id">>,
) {
	return db
		.selectFrom("runs")
		.selectAll()
		.where("user_id", "=", userId)
		.where(isAfter(after && [after.started_at, after.id], "started_at", "id"))
		.orderBy("started_at")
		.orderBy("id")
		.limit(limit);
}

export function findMoves(
	db: Queries,
	runId: string,
	{ after, limit }: PageOf<Pick<MoveRow, "round">>,
): Promise<MoveRow[]> {
	return db
		.selectFrom("moves")
		.selectAll()
		.where("run_id", "=", runId)
		.where("round", ">", after?.round ?? 0)
		.orderBy("round")
		.limit(limit)
		.execute();
}

/** The end of the next batch: `ended_at` of its last run, or null. */
export async function findEndOfBatch(
	tx: Tx,
	{ after, before, limit }: { after: number; before: number; limit: number },
): Promise<number | null> {
	const rows = await tx
		.selectFrom("runs")
		.select("ended_at")
		.where("ended_at", ">", after)
		.where("ended_at", "<", before)
		.orderBy("ended_at")
		.limit(limit)
		.execute();
	return rows.at(-1)?.ended_at ?? null;
}

/** From `after` (exclusive) to `until` (inclusive), epoch ms. @returns how many. */
export async function deleteMovesOfRunsEnded(
	tx: Tx,
	{ after, until }: { after: number; until: number },
): Promise<number> {
	const ended = tx
		.selectFrom("runs")
		.select("id")
		.where("ended_at", ">", after)
		.where("ended_at", "<=", until);
	const { numDeletedRows } = await tx.deleteFrom("moves").where("run_id", "in", ended).executeTakeFirst();
	return Number(numDeletedRows);
}

/** Returns where the chore stopped; "" at the start of the table. */
export async function readPosition(tx: Tx, chore: "old-moves"): Promise<string> {
	const row = await tx
		.selectFrom("chore_positions")
		.select("position")
		.where("chore", "=", chore)
		.executeTakeFirst();
	return row?.position ?? "";
}

export async function savePosition(tx: Tx, chore: "old-moves", position: string): Promise<void> {
	await tx
		.insertInto("chore_positions")
		.values({ chore, position })
		.onConflict((conflict) => conflict.column("chore").doUpdateSet({ position }))
		.execute();
}
