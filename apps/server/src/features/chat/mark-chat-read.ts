import type { Tx } from "@hilo/db/open-database";
import type { ReadChatInput } from "@hilo/rules/chat/chat.schema";
import { parseMessageId } from "@hilo/rules/chat/message";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { countUnread, moveReadPosition, numberReceivedUpTo } from "./read.repo.ts";
import { type ChatPlayers, requireFriend } from "./require-friend.ts";

/** Up to a message, or all. @throws AppError 403 without a friendship; 404 for an unknown user or message. */
export async function markChatRead(ctx: PlayerCtx, { userId: friendId, upTo }: ReadChatInput): Promise<void> {
	const players = { userId: ctx.actor.id, friendId };
	await ctx.db.transaction(async (tx) => {
		await requireFriend(tx, players);
		const number = upTo === undefined ? "newest" : await numberUpTo(tx, players, upTo);
		if (!(await moveReadPosition(tx, players, number))) return;
		tx.afterCommit(() => {
			ctx.live.notifyClients([players.userId], { kind: "read", by: friendId });
			ctx.live.notifyClients([friendId], { kind: "read", by: players.userId });
		});
	});
}

async function numberUpTo(tx: Tx, players: ChatPlayers, id: string): Promise<number> {
	const parsedId = parseMessageId(id);
	const number = parsedId && (await numberReceivedUpTo(tx, players, parsedId));
	if (number === null || number === undefined) throw new AppError("chat/no-such-message");
	return number;
}

/** The caller has checked that users ask for themselves. */
export function countUnreadMessages({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}
