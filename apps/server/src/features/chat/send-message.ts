import type { Tx } from "@hilo/db/open-database";
import type { ChatMessageRow } from "@hilo/db/tables";
import type { SendMessageInput } from "@hilo/rules/chat/chat.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { touch } from "../users/change-user.ts";
import { LIMITS } from "./chat.limits.ts";
import { type Pair, turned } from "./pair.ts";
import { refusalOf, requireFriend } from "./require-friend.ts";
import { findSentAs, insertMessage, nextNumber, nextPosition } from "./sent.repo.ts";

/**
 * Sends a message to a friend. One that is sent again with the same `clientId`, after a lost answer, is not stored again, and answered
 * as the first time (D54).
 *
 * @throws AppError 401, 403 for who is no friend, 404 for an unknown user, 409 where somebody else wrote it, 429 after 120 messages in a
 * minute.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput): Promise<ChatMessageRow> {
	const pair = { userId: requirePlayer(ctx).id, friendId: input.userId };
	if (input.owner !== undefined && input.owner !== pair.userId) throw new AppError("chat/message-of-another");
	try {
		return await ctx.db.transaction((tx) => store(ctx, tx, pair, input));
	} catch (thrown) {
		if (thrown instanceof SentBefore) return thrown.sent;
		throw thrown;
	}
}

/** Rolls back a transaction that has counted a message which was stored before. */
class SentBefore extends Error {
	readonly sent: ChatMessageRow;

	constructor(sent: ChatMessageRow) {
		super("The message was sent before.");
		this.sent = sent;
	}
}

/** The rows of the chat and of the friend's side are locked by being counted up, so that no two messages get the same numbers. */
async function store(
	{ clock, live, rateLimits }: Ctx,
	tx: Tx,
	pair: Pair,
	{ content, clientId }: SendMessageInput,
): Promise<ChatMessageRow> {
	const { userId, friendId } = pair;
	const next = await nextPosition(tx, pair, newId());
	if (!next) throw await refusalOf(tx, friendId);
	const { id, position } = next;
	const message: ChatMessageRow = {
		chat_id: id,
		position,
		sender_id: userId,
		number: await nextNumber(tx, turned(pair)),
		content,
		client_id: clientId ?? null,
		sent_at: clock.now(),
	};
	await touch(tx, friendId);
	// Whoever ended the friendship meanwhile has had the friend's row, which nobody else has now.
	await requireFriend(tx, pair);
	// After the friend's row: on PostgreSQL it holds the sender's, for which a new name waits with all friends' rows.
	if (!(await insertMessage(tx, message))) throw new SentBefore(await findSentAs(tx, message));
	// Last, so that a message that is sent again is not counted again.
	await rateLimits.take(LIMITS.messages, userId, tx);
	tx.afterCommit(() => {
		live.notifyClients([friendId], { kind: "message", from: userId });
		live.notifyClients([userId], { kind: "message", from: friendId });
	});
	return message;
}
