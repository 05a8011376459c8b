import type { Queries, UserRow } from "@hilo/db/tables";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

type ByName = PageOf<Pick<UserRow, "username_key">>;
type ByTime = PageOf<{ readonly id: string; readonly at: number }>;

export function friendsAfter(db: Queries, userId: string, { after, limit }: ByName) {
	return db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select(["users.id", "users.username", "users.username_key", "friendships.added_at as at"])
		.where("friendships.user_id", "=", userId)
		.where(IS_VISIBLE)
		.where(isAfter(after && [after.username_key], "users.username_key"))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

export function blockedAfter(db: Queries, userId: string, { after, limit }: ByName) {
	return db
		.selectFrom("blocks")
		.innerJoin("users", "users.id", "blocks.blocked_id")
		.select(["users.id", "users.username", "users.username_key", "blocks.blocked_at as at"])
		.where("blocks.blocker_id", "=", userId)
		.where(IS_VISIBLE)
		.where(isAfter(after && [after.username_key], "users.username_key"))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

/** Requests that the user has sent or received, the newest first. Leaves out those that are hidden from a receiver. */
function requestsBefore(db: Queries, userId: string, own: "from_id" | "to_id", { after, limit }: ByTime) {
	const other = own === "to_id" ? "from_id" : "to_id";
	return db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", `friend_requests.${other}`)
		.select(["users.id", "users.username", "friend_requests.requested_at as at"])
		.where(`friend_requests.${own}`, "=", userId)
		.$if(own === "to_id", (query) => query.where("friend_requests.is_hidden", "=", 0))
		.where(IS_VISIBLE)
		.$if(after !== undefined, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("friend_requests.requested_at", "users.id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
			),
		)
		.orderBy("friend_requests.requested_at", "desc")
		.orderBy("users.id", "desc")
		.limit(limit)
		.execute();
}

export function receivedBefore(db: Queries, userId: string, page: ByTime) {
	return requestsBefore(db, userId, "to_id", page);
}

export function sentBefore(db: Queries, userId: string, page: ByTime) {
	return requestsBefore(db, userId, "from_id", page);
}
