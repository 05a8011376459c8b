import type { Tx } from "@hilo/db/open-database";
import { parseMessageId } from "@hilo/rules/chat/message";
import { REMOVED_MESSAGE } from "@hilo/rules/moderation/moderation";
import type { AdminCtx } from "../../platform/context.ts";
import { recordRemoval, replaceContent } from "./chat.repo.ts";

/** Replaces the content for both players. @returns false if it was removed before. */
export async function removeMessage(ctx: AdminCtx, tx: Tx, id: string): Promise<boolean> {
	const parsedId = parseMessageId(id);
	const chat = parsedId && (await recordRemoval(tx, parsedId.chatId));
	if (!chat || !(await replaceContent(tx, parsedId, REMOVED_MESSAGE))) return false;
	const { low_id, high_id } = chat;
	tx.afterCommit(() => {
		ctx.live.notifyClients([low_id], { kind: "message", from: high_id });
		ctx.live.notifyClients([high_id], { kind: "message", from: low_id });
	});
	return true;
}
