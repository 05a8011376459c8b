import { AppError } from "@hilo/rules/errors/app-error";
import type { DeleteReplyInput, SaveReplyInput } from "@hilo/rules/support/support.schema";
import { MAX_SAVED_REPLIES } from "@hilo/rules/support/texts";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { deleteReplyRow, findReplies, insertReply, updateReply } from "./saved-replies.repo.ts";

/** By title. @throws AppError 401; 403. */
export async function savedReplies(ctx: Ctx): Promise<{ id: string; title: string; content: string }[]> {
	requireAdmin(ctx);
	const replies = await findReplies(ctx.db.kysely);
	return replies.map(({ id, title, content }) => ({ id, title, content }));
}

/** With an `id`, it changes a reply. @throws AppError 401; 403; 404 for an unknown id; 409 past a hundred replies. */
export async function saveReply(ctx: Ctx, { id, title, content }: SaveReplyInput): Promise<{ id: string }> {
	requireAdmin(ctx);
	return ctx.db.transaction(async (tx) => {
		// Only administrators save replies: each call counts those of the ones before it.
		await lockAdmins(tx);
		const replies = await findReplies(tx);
		const before = replies.find((reply) => reply.id === id);
		if (id !== undefined && !before) throw new AppError("support/no-such-reply");
		if (!before && replies.length >= MAX_SAVED_REPLIES) throw new AppError("support/too-many-replies");
		const reply = { id: id ?? newId(), title, content, updated_at: ctx.clock.now() };
		await (before ? updateReply(tx, reply) : insertReply(tx, reply));
		await recordAction(ctx, tx, {
			action: "saved-reply.save",
			subject: { kind: "saved-reply", id: reply.id, name: title },
			...(before && { before: { title: before.title, content: before.content } }),
			after: { title, content },
		});
		tx.afterCommit(() => notifyAdminClients(ctx));
		return { id: reply.id };
	});
}

/** @throws AppError 401; 403; 404. */
export async function deleteReply(ctx: Ctx, { id }: DeleteReplyInput): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const before = (await findReplies(tx)).find((reply) => reply.id === id);
		if (!before) throw new AppError("support/no-such-reply");
		await deleteReplyRow(tx, id);
		await recordAction(ctx, tx, {
			action: "saved-reply.delete",
			subject: { kind: "saved-reply", id, name: before.title },
			before: { title: before.title, content: before.content },
		});
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
