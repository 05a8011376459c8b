import type { ChatInput } from "@hilo/rules/chat/chat.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { requireFriend } from "./require-friend.ts";

/** Stores nothing. @throws AppError 401; 403 without a friendship; 404 for an unknown user. */
export async function notifyTyping(ctx: Ctx, { userId: friendId }: ChatInput): Promise<void> {
	const { id } = requirePlayer(ctx);
	const players = `${id} ${friendId}`;
	// Only friends have a pause, so this is safe before the check.
	if (ctx.typingPauses.has(players)) return;
	await requireFriend(ctx.db.kysely, { userId: id, friendId });
	if (ctx.typingPauses.has(players)) return;
	ctx.typingPauses.set(players, true);
	ctx.liveEvents.notifyClients([friendId], { kind: "typing", from: id });
}
