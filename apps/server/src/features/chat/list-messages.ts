import type { ChatMessageRow } from "@hilo/db/tables";
import type { ListMessagesInput } from "@hilo/rules/chat/chat.schema";
import { MESSAGES_PER_PAGE, parseMessageId } from "@hilo/rules/chat/message";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../platform/context.ts";
import {
	type Chat,
	findChat,
	findLatest,
	findMessagesAfter,
	findMessagesBefore,
	type LatestRow,
} from "./chat.repo.ts";
import { requireFriend } from "./require-friend.ts";

export interface ChatPage {
	/** Null while neither has written to the other. */
	readonly chat: Chat | null;
	readonly userId: string;
	/** The oldest first. */
	readonly messages: readonly ChatMessageRow[];
	readonly hasEarlier: boolean;
	readonly hasLater: boolean;
}

/** Marks nothing as read. @throws AppError 403 without a friendship; 404 for an unknown user or message. */
export async function listMessages(
	ctx: PlayerCtx,
	{ userId: friendId, before, after }: ListMessagesInput,
): Promise<ChatPage> {
	const players = { userId: ctx.actor.id, friendId };
	const db = ctx.db.kysely;
	await requireFriend(db, players);
	const chat = (await findChat(db, players)) ?? null;
	const from = positionIn(chat, before ?? after);
	if (!chat) return { chat, userId: players.userId, messages: [], hasEarlier: false, hasLater: false };
	if (after !== undefined) {
		const found = await findMessagesAfter(db, chat.id, from);
		const messages = found.slice(0, MESSAGES_PER_PAGE);
		return {
			chat,
			userId: players.userId,
			messages,
			hasEarlier: true,
			hasLater: found.length > messages.length,
		};
	}
	const found = await findMessagesBefore(db, chat.id, from);
	const messages = found.slice(0, MESSAGES_PER_PAGE).reverse();
	const hasEarlier = found.length > messages.length;
	return { chat, userId: players.userId, messages, hasEarlier, hasLater: before !== undefined };
}

/** Positions have no gaps, so the newest shows which exist. Without an id: the one after the newest. */
function positionIn(chat: Chat | null, id: string | undefined): number {
	const newest = chat?.last_position ?? 0;
	if (id === undefined) return newest + 1;
	const parsedId = parseMessageId(id);
	if (!parsedId || parsedId.chatId !== chat?.id || parsedId.position > newest)
		throw new AppError("chat/no-such-message");
	return parsedId.position;
}

/** Of the caller's chats with friends; marks nothing as read. */
export function latestMessages(ctx: PlayerCtx): Promise<LatestRow[]> {
	return findLatest(ctx.db.kysely, ctx.actor.id);
}
