import type { Queries } from "@hilo/db/tables";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** A list shows one line of it. */
const MAX_CHARACTERS = 200;

/** The last message of each chat with a friend who can be seen, at most one a friend. */
export async function findLatest(db: Queries, userId: string) {
	const [low, high] = await Promise.all([
		latestFrom(db, userId, "low_id", "high_id"),
		latestFrom(db, userId, "high_id", "low_id"),
	]);
	return [...low, ...high];
}

type Side = "low_id" | "high_id";

/** The two ids of a chat are in sort order, so that a player's chats are found from either side. */
function latestFrom(db: Queries, userId: string, own: Side, other: Side) {
	return db
		.selectFrom("chats")
		.innerJoin("friendships", (join) =>
			join.on("friendships.user_id", "=", userId).onRef("friendships.friend_id", "=", `chats.${other}`),
		)
		.innerJoin("users", (join) => join.onRef("users.id", "=", `chats.${other}`).on(IS_VISIBLE))
		.innerJoin("chat_messages", (join) =>
			join
				.onRef("chat_messages.chat_id", "=", "chats.id")
				.onRef("chat_messages.position", "=", "chats.last_position"),
		)
		.select([
			"friendships.friend_id",
			"chat_messages.sender_id",
			"chat_messages.sent_at",
			sql<string>`substr(chat_messages.content, 1, ${sql.lit(MAX_CHARACTERS)})`.as("content"),
		])
		.where(`chats.${own}`, "=", userId)
		.execute();
}

export type LatestRow = Awaited<ReturnType<typeof findLatest>>[number];
