import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** The other player's name is null if they are hidden. */
export async function chatsOf(db: Queries, userId: string) {
	const [begunLow, begunHigh] = await Promise.all(
		(["low_id", "high_id"] as const).map((own) => chatsFrom(db, userId, own)),
	);
	return [...(begunLow ?? []), ...(begunHigh ?? [])];
}

function chatsFrom(db: Queries, userId: string, own: "low_id" | "high_id") {
	const other = own === "low_id" ? "chats.high_id" : "chats.low_id";
	return db
		.selectFrom("chats")
		.leftJoin("users", (join) => join.onRef("users.id", "=", other).on(IS_VISIBLE))
		.select(["chats.id", `${other} as user_id`, "users.username"])
		.where(`chats.${own}`, "=", userId)
		.orderBy("chats.id")
		.execute();
}

/** Leaves out messages of hidden players. */
export function messagesFrom(
	db: Queries,
	{ chatId, after, limit }: { chatId: string; after: number; limit: number },
) {
	return db
		.selectFrom("chat_messages")
		.innerJoin("users", (join) => join.onRef("users.id", "=", "chat_messages.sender_id").on(IS_VISIBLE))
		.select(columnsOf("chat_messages"))
		.where("chat_id", "=", chatId)
		.where("position", ">", after)
		.orderBy("position")
		.limit(limit);
}
