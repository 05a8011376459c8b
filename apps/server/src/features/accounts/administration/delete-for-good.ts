import type { DeleteUserInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { notifyAdminClients } from "../../notifications/notify-admins.ts";
import { DELETION_BEGUN, isBeingDeleted } from "../../users/find-user.ts";
import { deletedMail } from "../accounts.mails.ts";
import { finishDeletion } from "../delete-account.ts";
import { lockForVisibility, setVisibility } from "../set-visibility.ts";

/** The administrator types the account's name as a confirmation. @throws AppError 400, 404, 409. */
export async function deleteForGood(ctx: AdminCtx, { userId, username }: DeleteUserInput): Promise<void> {
	if (userId === ctx.actor.id) throw new AppError("admin/deletion-of-oneself");
	await ctx.db.transaction(async (tx) => {
		const user = await lockForVisibility(ctx, tx, userId);
		if (!user || isBeingDeleted(user)) throw new AppError("accounts/user-not-found");
		if (user.is_admin === 1) throw new AppError("admin/deletion-of-administrator");
		if (user.username !== username) throw new AppError("admin/name-differs");
		await recordAction(ctx, tx, {
			action: "user.delete",
			subject: { kind: "user", id: user.id, name: user.username },
		});
		await setVisibility(ctx, tx, userId, { deletion_due_at: DELETION_BEGUN });
		tx.afterCommit(() => ctx.mailer.send(deletedMail(user)));
	});
	await finishDeletion(ctx, userId).catch((error) =>
		ctx.log.error(
			{ err: error, userId },
			"the deletion of an account was interrupted, and will be continued",
		),
	);
	notifyAdminClients(ctx);
}
