import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, SessionCtx } from "../../../platform/context.ts";
import { hashSecret } from "../../../platform/system/ids.ts";
import { recordAction } from "../../audit/record-action.ts";
import { notifyAdminClients } from "../../notifications/notify-admins.ts";
import { lockUser } from "../../users/find-user.ts";
import { deleteApiTokensOf, deleteSessionsOf } from "../accounts.repo.ts";
import { forgetBrowsers, forgetOtherBrowsers } from "../known-browser.ts";

/**
 * Ends the API tokens too, and no browser is known any longer. Keeps the administrator's present session.
 * @throws AppError 404.
 */
export async function endSessionsOf(
	ctx: AdminCtx & SessionCtx,
	{ userId }: { userId: string },
): Promise<void> {
	const admin = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		await deleteSessionsOf(tx, userId, userId === admin.id ? hashSecret(admin.credential.secret) : "");
		await deleteApiTokensOf(tx, userId);
		await (userId === admin.id ? forgetOtherBrowsers(ctx, tx, user) : forgetBrowsers(ctx, tx, userId));
		await recordAction(ctx, tx, {
			action: "user.end-sessions",
			subject: { kind: "user", id: user.id, name: user.username },
		});
		tx.afterCommit(() => {
			ctx.live.recheck([userId]);
			notifyAdminClients(ctx);
		});
	});
}
