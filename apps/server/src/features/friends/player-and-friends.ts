import type { Queries } from "@hilo/db/queries";
import type { Expression } from "kysely";

/** For boards among friends: at most 1,001 ids. They may be of hidden users. */
export function playerAndFriends(db: Queries, userId: Expression<string>) {
	return db
		.selectFrom("friendships")
		.select("friend_id as user_id")
		.where("user_id", "=", userId)
		.unionAll(db.selectFrom("users").select("id as user_id").where("id", "=", userId))
		.as("members");
}
