import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../users/visible-users.ts";

const invitationsOf = hot((db, param: Param<{ gameId: string }>) =>
	db
		.selectFrom("custom_invitations")
		.innerJoin("users", "users.id", "custom_invitations.user_id")
		.select(["users.id", "users.username", "custom_invitations.status"])
		.where("custom_invitations.game_id", "=", param("gameId"))
		.where(IS_VISIBLE)
		.orderBy("custom_invitations.sent_at")
		.orderBy("custom_invitations.id"),
);

/** With whom a game was shared, oldest first, whatever they answered. */
export function findInvitationsOf(db: Queries, gameId: string) {
	return invitationsOf.all(db, { gameId });
}

/** The ids of those with whom a game is shared now: who was invited, and has not declined or removed it. */
export async function findSharers(db: Queries, gameId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("custom_invitations")
		.select("user_id")
		.where("game_id", "=", gameId)
		.where("status", "in", ["pending", "accepted"])
		.execute();
	return rows.map(({ user_id }) => user_id);
}
