import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../../users/visible-users.ts";

const sentOf = prepared((db, param: Param<{ gameId: string }>) =>
	db
		.selectFrom("custom_invitations")
		.innerJoin("users", "users.id", "custom_invitations.user_id")
		.select([
			"users.id",
			"users.username",
			"users.avatar_url",
			"custom_invitations.status",
			"custom_invitations.by_address",
			"custom_invitations.sent_at",
		])
		.where("custom_invitations.game_id", "=", param("gameId"))
		.where(IS_VISIBLE)
		.orderBy("custom_invitations.sent_at")
		.orderBy("custom_invitations.id"),
);

export function findSent(db: Queries, gameId: string) {
	return sentOf.all(db, { gameId });
}

export type SentRow = Awaited<ReturnType<typeof findSent>>[number];
