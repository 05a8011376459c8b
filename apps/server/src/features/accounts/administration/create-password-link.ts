import type { UserIdInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { AdminCtx, SessionCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { isBeingDeleted, lockUser } from "../../users/find-user.ts";
import { createLink } from "../mailed-link.ts";

/**
 * For a player who gets no mail. Administrators get no link: who makes one could act in their name.
 * @returns the link, which is stored nowhere. @throws AppError 404, 409.
 */
export async function createPasswordLink(
	ctx: AdminCtx & SessionCtx,
	{ userId }: UserIdInput,
): Promise<{ url: string }> {
	return ctx.db.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user || isBeingDeleted(user)) throw new AppError("accounts/user-not-found");
		if (user.is_admin === 1) throw new AppError("admin/password-link-of-administrator");
		if (isSuspended(user.suspended_until, ctx.clock.now()))
			throw new AppError("admin/password-link-of-suspended");
		await recordAction(ctx, tx, {
			action: "user.password-link",
			subject: { kind: "user", id: user.id, name: user.username },
		});
		return { url: await createLink(ctx, tx, { purpose: "reset-password", userId, isHandedOver: true }) };
	});
}
