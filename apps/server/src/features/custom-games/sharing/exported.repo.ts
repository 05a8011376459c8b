import type { Queries } from "@hilo/db/queries";
import { sql } from "kysely";
import { IS_VISIBLE } from "../../users/visible-users.ts";

const COLUMNS = [
	"custom_games.id as game_id",
	"custom_games.name as game_name",
	"users.username",
	"custom_invitations.status",
	"custom_invitations.by_address",
	"custom_invitations.sent_at",
	"custom_invitations.answered_at",
] as const;

/** A hidden sender has no name, and their message is left out. */
export function findAllReceived(db: Queries, userId: string) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_invitations.sender_id").on(IS_VISIBLE))
		.select([
			...COLUMNS,
			"custom_invitations.sender_id as user_id",
			sql<string>`case when users.id is null then '' else custom_invitations.message end`.as("message"),
		])
		.where("custom_invitations.user_id", "=", userId)
		.orderBy("custom_invitations.sent_at")
		.execute();
}

export function findAllSent(db: Queries, userId: string) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_invitations.user_id").on(IS_VISIBLE))
		.select([...COLUMNS, "custom_invitations.user_id", "custom_invitations.message"])
		.where("custom_invitations.sender_id", "=", userId)
		.orderBy("custom_invitations.sent_at")
		.execute();
}
