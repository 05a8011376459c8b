import type { Queries } from "@hilo/db/tables";
import { type AmongInput, MIN_FRIENDS_TO_OPEN_ON } from "@hilo/rules/leaderboards/boards";
import { type Ctx, requirePlayer } from "../../platform/context.ts";

/** For boards among friends: at most 1,001 ids. They may be of hidden users. */
export function playerAndFriends(db: Queries, userId: string) {
	return db
		.selectFrom("friendships")
		.select("friend_id as user_id")
		.where("user_id", "=", userId)
		.unionAll(db.selectFrom("users").select("id as user_id").where("id", "=", userId))
		.as("members");
}

/**
 * Returns a board's rows of the caller and their friends, found by `find`; null where the board of all is shown.
 * @throws AppError 401 for a visitor who asks for friends.
 */
export async function readRowsOfFriends<Row extends { readonly user_id: string }>(
	ctx: Pick<Ctx, "actor">,
	among: AmongInput,
	find: (userId: string) => Promise<Row[]>,
): Promise<Row[] | null> {
	if (among === "all" || (among === "auto" && ctx.actor.kind !== "player")) return null;
	requirePlayer(ctx);
	const { id } = ctx.actor;
	const rows = await find(id);
	const friends = rows.filter(({ user_id }) => user_id !== id);
	return among === "friends" || friends.length >= MIN_FRIENDS_TO_OPEN_ON ? rows : null;
}
