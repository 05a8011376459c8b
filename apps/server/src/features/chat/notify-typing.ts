import type { ChatInput } from "@hilo/rules/chat/chat.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { requireFriend } from "./require-friend.ts";

/**
 * Notifies a friend at most once a second. Stores nothing.
 * @throws AppError 403 without a friendship; 404 for an unknown user.
 */
export async function notifyTyping(ctx: PlayerCtx, { userId: friendId }: ChatInput): Promise<void> {
	const { id } = ctx.actor;
	const players = `${id} ${friendId}`;
	const pauses = ctx.caches.get<true>("typingPauses");
	// Only friends have a pause, so this is safe before the check.
	if (pauses.has(players)) return;
	await requireFriend(ctx.db.kysely, { userId: id, friendId });
	if (pauses.has(players)) return;
	pauses.set(players, true);
	ctx.live.notifyClients([friendId], { kind: "typing", from: id });
}
