import { countRows } from "@hilo/db/count-rows";
import type { Queries } from "@hilo/db/tables";
import { sql } from "kysely";

export function findSessions(db: Queries, userId: string, now: number) {
	return db
		.selectFrom("sessions")
		.select(["device", "created_at", "last_seen_at"])
		.where("user_id", "=", userId)
		.where("expires_at", ">", now)
		.orderBy("last_seen_at", "desc")
		.execute();
}

export function findRuns(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("runs")
		.leftJoin("custom_games", "custom_games.id", "runs.custom_game_id")
		.select([
			"runs.id",
			"runs.game_key",
			"custom_games.name",
			"runs.score",
			"runs.status",
			"runs.outcome",
			"runs.started_at",
		])
		.where("runs.user_id", "=", userId)
		.orderBy("runs.started_at", "desc")
		.orderBy("runs.id", "desc")
		.limit(limit)
		.execute();
}

export function findScores(db: Queries, userId: string) {
	return db
		.selectFrom("high_scores")
		.select(["game_key", "score", "verified"])
		.where("user_id", "=", userId)
		.where("score", ">", 0)
		.execute();
}

/** Removed games are left out. Cheap: a player may create at most 100 games a day. */
export function countGames(db: Queries, userId: string): Promise<number> {
	return countRows(
		db.selectFrom("custom_games").where("creator_id", "=", userId).where("removed_at", "is", null),
	);
}

export function findGames(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("custom_games")
		.select(["id", "name", "play_count", "privacy", "created_at"])
		.where("creator_id", "=", userId)
		.where("removed_at", "is", null)
		.orderBy("updated_at", "desc")
		.orderBy("id")
		.limit(limit)
		.execute();
}

export function findTickets(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("tickets")
		.select(["id", "subject", "status", "updated_at"])
		.where("user_id", "=", userId)
		.orderBy("updated_at", "desc")
		.orderBy("id")
		.limit(limit)
		.execute();
}

export function findReportsAbout(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("reports")
		.innerJoin("users", "users.id", "reports.reporter_id")
		.select([
			"reports.id",
			"reports.kind",
			"reports.reason",
			"reports.text",
			"reports.created_at",
			"reports.decision",
			"reports.reporter_id",
			"users.username",
		])
		.where("reports.accused_id", "=", userId)
		.orderBy("reports.created_at", "desc")
		.orderBy("reports.id", "desc")
		.limit(limit)
		.execute();
}

export function findReportsBy(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("reports")
		.select(["id", "kind", "reason", "created_at", "decision"])
		.where("reporter_id", "=", userId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** Repeated reports reuse their row; the *_before columns count the earlier decisions. */
export async function countReportsBy(db: Queries, userId: string) {
	const counted = await db
		.selectFrom("reports")
		.select((eb) => [
			eb.fn.countAll<number>().as("sent"),
			eb.fn.sum<number | null>("decided_before").as("decided_before"),
			sql<number | null>`sum(dismissed_before + case decision when 'dismissed' then 1 else 0 end)`.as(
				"dismissed",
			),
		])
		.where("reporter_id", "=", userId)
		.executeTakeFirst();
	const sent = (counted?.sent ?? 0) + (counted?.decided_before ?? 0);
	return { sent, dismissed: counted?.dismissed ?? 0 };
}
