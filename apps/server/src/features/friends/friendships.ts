import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../users/visible-users.ts";

const visibleFriend = hot((db, param: Param<{ userId: string; friendId: string }>) =>
	db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select("friendships.added_at")
		.where("friendships.user_id", "=", param("userId"))
		.where("friendships.friend_id", "=", param("friendId"))
		.where(IS_VISIBLE),
);

const friendIds = hot((db, param: Param<{ userId: string }>) =>
	db.selectFrom("friendships").select("friend_id").where("user_id", "=", param("userId")),
);

/** Whether the two are friends, and the second may be seen by others. */
export async function areFriends(db: Queries, userId: string, friendId: string): Promise<boolean> {
	return (await visibleFriend.first(db, { userId, friendId })) !== undefined;
}

/** The ids of all friends of a user. */
export async function friendIdsOf(db: Queries, userId: string): Promise<string[]> {
	return (await friendIds.all(db, { userId })).map(({ friend_id }) => friend_id);
}
