import type { Queries } from "@hilo/db/queries";

const COLUMNS = [
	"custom_games.id as game_id",
	"custom_games.name as game_name",
	"users.id as user_id",
	"users.username",
	"custom_invitations.message",
	"custom_invitations.status",
	"custom_invitations.by_address",
	"custom_invitations.sent_at",
	"custom_invitations.answered_at",
] as const;

/** All invitations that a user has, with who sent them. */
export function findAllReceived(db: Queries, userId: string) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.innerJoin("users", "users.id", "custom_invitations.sender_id")
		.select(COLUMNS)
		.where("custom_invitations.user_id", "=", userId)
		.orderBy("custom_invitations.sent_at")
		.execute();
}

/** All invitations that a user has sent, with who has them. */
export function findAllSent(db: Queries, userId: string) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.innerJoin("users", "users.id", "custom_invitations.user_id")
		.select(COLUMNS)
		.where("custom_invitations.sender_id", "=", userId)
		.orderBy("custom_invitations.sent_at")
		.execute();
}
