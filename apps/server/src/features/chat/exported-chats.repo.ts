import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";

/** The chats of a user, with the one at the other end. */
export async function chatsOf(db: Queries, userId: string) {
	const [begunLow, begunHigh] = await Promise.all(
		(["low_id", "high_id"] as const).map((own) => chatsFrom(db, userId, own)),
	);
	return [...(begunLow ?? []), ...(begunHigh ?? [])];
}

function chatsFrom(db: Queries, userId: string, own: "low_id" | "high_id") {
	return db
		.selectFrom("chats")
		.innerJoin("users", "users.id", own === "low_id" ? "chats.high_id" : "chats.low_id")
		.select(["chats.id", "users.id as user_id", "users.username"])
		.where(`chats.${own}`, "=", userId)
		.orderBy("chats.id")
		.execute();
}

/** Queries up to `limit` messages of a chat after a position, in their order. */
export function messagesFrom(
	db: Queries,
	{ chatId, after, limit }: { chatId: string; after: number; limit: number },
) {
	return db
		.selectFrom("chat_messages")
		.select(columnsOf("chat_messages"))
		.where("chat_id", "=", chatId)
		.where("position", ">", after)
		.orderBy("position")
		.limit(limit);
}
