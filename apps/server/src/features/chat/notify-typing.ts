import type { ChatInput } from "@hilo/rules/chat/chat.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Cache } from "../../platform/process-caches.ts";
import { requireFriend } from "./require-friend.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly chat: Chat;
	}
}

interface Chat {
	/** A friend is notified of typing once a second. */
	readonly typingPauses: Cache<true>;
}

export function createChat({ caches }: Pick<Platform, "caches">): Chat {
	return { typingPauses: caches.create("typingPauses") };
}

/** Stores nothing. @throws AppError 403 without a friendship; 404 for an unknown user. */
export async function notifyTyping(ctx: PlayerCtx, { userId: friendId }: ChatInput): Promise<void> {
	const { id } = ctx.actor;
	const players = `${id} ${friendId}`;
	// Only friends have a pause, so this is safe before the check.
	if (ctx.chat.typingPauses.has(players)) return;
	await requireFriend(ctx.db.kysely, { userId: id, friendId });
	if (ctx.chat.typingPauses.has(players)) return;
	ctx.chat.typingPauses.set(players, true);
	ctx.live.notifyClients([friendId], { kind: "typing", from: id });
}
