import type { Tx } from "@hilo/db/open-database";
import type { ChatMessageRow } from "@hilo/db/tables";
import type { SendMessageInput } from "@hilo/rules/chat/chat.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { newId } from "../../platform/system/ids.ts";
import { lockUser } from "../users/find-user.ts";
import { type ChatPlayers, readRefusal, requireFriend, reversePlayers } from "./require-friend.ts";
import { findSentAs, insertMessage, takeNumber, takePosition } from "./sent.repo.ts";

export const LIMITS = {
	messages: { name: "message", hits: 120, windowMs: 60_000, error: "chat/too-many-messages" },
} as const satisfies Limits;

/** A repeated `clientId` gets the stored message. @throws AppError 403, 404, 409, 429. */
export async function sendMessage(ctx: PlayerCtx, input: SendMessageInput): Promise<ChatMessageRow> {
	const players = { userId: ctx.actor.id, friendId: input.userId };
	if (input.owner !== undefined && input.owner !== players.userId)
		throw new AppError("chat/message-of-another");
	try {
		return await ctx.db.transaction((tx) => storeMessage(ctx, tx, players, input));
	} catch (thrown) {
		if (thrown instanceof AlreadySentError) return thrown.sent;
		throw thrown;
	}
}

/** Rolls back the counters when the message is stored already. */
class AlreadySentError extends Error {
	readonly sent: ChatMessageRow;

	constructor(sent: ChatMessageRow) {
		super("The message was sent before.");
		this.sent = sent;
	}
}

/** Incrementing the counters locks their rows, so that no two messages get the same number. */
async function storeMessage(
	{ clock, live, limits }: Ctx,
	tx: Tx,
	players: ChatPlayers,
	{ content, clientId }: SendMessageInput,
): Promise<ChatMessageRow> {
	const { userId, friendId } = players;
	const next = await takePosition(tx, players, newId());
	if (!next) throw await readRefusal(tx, friendId);
	const { id, position } = next;
	const message: ChatMessageRow = {
		chat_id: id,
		position,
		sender_id: userId,
		number: await takeNumber(tx, reversePlayers(players)),
		content,
		client_id: clientId ?? null,
		sent_at: clock.now(),
	};
	// Ending a friendship locks the friend's row too, so that the check can't be outdated.
	await lockUser(tx, friendId);
	await requireFriend(tx, players);
	if (!(await insertMessage(tx, message))) throw new AlreadySentError(await findSentAs(tx, message));
	// Last, so that a repeated message does not count.
	await limits.take(LIMITS.messages, userId, tx);
	tx.afterCommit(() => {
		live.notifyClients([friendId], { kind: "message", from: userId });
		live.notifyClients([userId], { kind: "message", from: friendId });
	});
	return message;
}
