import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** Needs no limit: challenges are rate-limited, and duels are deleted after 90 days. */
export function exportedSides(db: Queries, userId: string) {
	return db
		.selectFrom("duel_sides")
		.innerJoin("duels", "duels.id", "duel_sides.duel_id")
		.leftJoin("custom_games", "custom_games.id", "duels.custom_game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "duels.to_user_id").on(IS_VISIBLE))
		.select([
			"duel_sides.duel_id",
			"duels.mode",
			"duels.game",
			"duels.custom_game_id",
			"custom_games.name as game_name",
			"duels.filter",
			"duel_sides.seat",
			"users.username as sent_to",
			"duel_sides.status",
			"duel_sides.outcome",
			"duel_sides.score",
			"duel_sides.time_ms",
			"duel_sides.answers",
			"duels.created_at",
			"duel_sides.joined_at",
			"duel_sides.ended_at",
		])
		.where("duel_sides.user_id", "=", userId)
		.orderBy("duel_sides.joined_at")
		.orderBy("duel_sides.duel_id")
		.orderBy("duel_sides.seat")
		.execute();
}

export function exportedRecords(db: Queries, userId: string) {
	return db
		.selectFrom("duel_records")
		.innerJoin("users", "users.id", "duel_records.other_id")
		.select(["users.id", "users.username", "duel_records.won", "duel_records.lost", "duel_records.drawn"])
		.where("duel_records.user_id", "=", userId)
		.where(IS_VISIBLE)
		.orderBy("users.username_key")
		.execute();
}
