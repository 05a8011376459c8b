import type { Tx } from "@hilo/db/open-database";
import type { ReadChatInput } from "@hilo/rules/chat/chat.schema";
import { parseMessageId } from "@hilo/rules/chat/message-id";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { bumpRevision } from "../users/change-user.ts";
import { countUnread, moveReadPosition, numberReceivedUpTo } from "./read.repo.ts";
import { type Pair, requireFriend } from "./require-friend.ts";

/** Up to a message, or all. @throws AppError 401; 403 without a friendship; 404 for an unknown user or message. */
export async function markChatRead(ctx: Ctx, { userId: friendId, upTo }: ReadChatInput): Promise<void> {
	const pair = { userId: requirePlayer(ctx).id, friendId };
	await ctx.db.transaction(async (tx) => {
		await requireFriend(tx, pair);
		const number = upTo === undefined ? "newest" : await numberUpTo(tx, pair, upTo);
		if (!(await moveReadPosition(tx, pair, number))) return;
		await bumpRevision(tx, pair.userId);
		tx.afterCommit(() => {
			ctx.live.notifyClients([pair.userId], { kind: "read", by: friendId });
			ctx.live.notifyClients([friendId], { kind: "read", by: pair.userId });
		});
	});
}

async function numberUpTo(tx: Tx, pair: Pair, id: string): Promise<number> {
	const parsedId = parseMessageId(id);
	const number = parsedId && (await numberReceivedUpTo(tx, pair, parsedId));
	if (number === null || number === undefined) throw new AppError("chat/no-such-message");
	return number;
}

/** @throws AppError 401. */
export function unreadMessages(ctx: Ctx): Promise<number> {
	return unreadMessagesOf(ctx, requirePlayer(ctx).id);
}

/** The caller has checked that the user is asking for themselves. */
export function unreadMessagesOf({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}
