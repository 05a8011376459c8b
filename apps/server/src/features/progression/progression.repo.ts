import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow, Queries, UserRow } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import type { RunningStats } from "@hilo/rules/progression/stats";
import { inParts } from "../../platform/in-batches.ts";
import { changeUser } from "../users/change-user.ts";

const PLAY_STATISTICS = [
	"games_played",
	"perfect_streak",
	"current_streak",
	"comebacks",
	"fast_answers",
] as const;

export function findScores(db: Queries, userId: string) {
	return db
		.selectFrom("high_scores")
		.select(["game_key", "score", "label", "verified"])
		.where("user_id", "=", userId)
		.execute();
}

export function findScore(db: Queries, userId: string, gameKey: GameKey): Promise<HighScoreRow | undefined> {
	return db
		.selectFrom("high_scores")
		.selectAll()
		.where("user_id", "=", userId)
		.where("game_key", "=", gameKey)
		.executeTakeFirst();
}

export function findAllScores(db: Queries, userId: string): Promise<HighScoreRow[]> {
	return db.selectFrom("high_scores").selectAll().where("user_id", "=", userId).orderBy("game_key").execute();
}

export async function putScore(tx: Tx, row: HighScoreRow): Promise<void> {
	await tx
		.insertInto("high_scores")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game_key"]).doUpdateSet(({ ref }) => ({
				score: ref("excluded.score"),
				label: ref("excluded.label"),
				verified: ref("excluded.verified"),
				achieved_at: ref("excluded.achieved_at"),
			})),
		)
		.execute();
}

/** For players and games without a score. */
export async function insertScores(tx: Tx, scores: readonly HighScoreRow[]): Promise<void> {
	for (const part of inParts(scores)) await tx.insertInto("high_scores").values(part).execute();
}

/** Locks the row until the transaction ends, so that simultaneous changes are counted one after the other. */
export async function lockStats(tx: Tx, userId: string): Promise<RunningStats> {
	const row = await tx
		.selectFrom("users")
		.select(PLAY_STATISTICS)
		.where("id", "=", userId)
		.$call(lockRows(tx))
		.executeTakeFirst();
	if (!row) throw new Error(`There is no user ${userId}.`);
	return statsOf(row);
}

export async function findStatistics(db: Queries, userId: string): Promise<RunningStats & { xp: number }> {
	const row = await db
		.selectFrom("users")
		.select([...PLAY_STATISTICS, "xp"])
		.where("id", "=", userId)
		.executeTakeFirstOrThrow();
	return { ...statsOf(row), xp: row.xp };
}

function statsOf(row: Pick<UserRow, (typeof PLAY_STATISTICS)[number]>): RunningStats {
	return {
		gamesPlayed: row.games_played,
		perfectStreak: row.perfect_streak,
		currentStreak: row.current_streak,
		comebacks: row.comebacks,
		fastAnswers: row.fast_answers,
	};
}

export async function putStats(tx: Tx, userId: string, stats: RunningStats): Promise<void> {
	await changeUser(tx, userId, {
		games_played: stats.gamesPlayed,
		perfect_streak: stats.perfectStreak,
		current_streak: stats.currentStreak,
		comebacks: stats.comebacks,
		fast_answers: stats.fastAnswers,
	});
}

export async function addXp(tx: Tx, userId: string, xp: number): Promise<void> {
	await changeUser(tx, userId, (eb) => ({ xp: eb("xp", "+", xp) }));
}

/** @param showcase JSON. */
export async function putShowcase(tx: Tx, userId: string, showcase: string | null): Promise<void> {
	await changeUser(tx, userId, { showcase });
}

/** A foreign key deletes the scores of weeks and months too. */
export async function deleteScores(
	tx: Tx,
	userId: string,
	game: GameKey | "all",
): Promise<{ game: GameKey; score: number }[]> {
	let query = tx.deleteFrom("high_scores").where("user_id", "=", userId);
	if (game !== "all") query = query.where("game_key", "=", game);
	const rows = await query.returning(["game_key", "score"]).execute();
	return rows.map(({ game_key, score }) => ({ game: game_key, score }));
}
