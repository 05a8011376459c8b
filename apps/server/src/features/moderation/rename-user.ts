import { AppError } from "@hilo/rules/errors/errors";
import type { RenameUserInput } from "@hilo/rules/moderation/administration.schema";
import type { AdminCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { setUsername } from "../profiles/rename.ts";
import { refuseReservedName } from "../users/change-user.ts";
import { findUser } from "../users/find-user.ts";

/** The player is told why.
 * @throws AppError 400 for a reserved name; 404 for an unknown player; 409 for a taken name. */
export async function renameUser(
	ctx: AdminCtx,
	{ userId, username, reason }: RenameUserInput,
): Promise<void> {
	await refuseReservedName(ctx, username);
	await ctx.db.transaction(async (tx) => {
		const user = await findUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		await setUsername(ctx, tx, userId, username);
		await recordAction(ctx, tx, {
			action: "user.rename",
			subject: { kind: "user", id: user.id, name: user.username },
			before: { username: user.username },
			after: { username, reason },
		});
		const message = `Your name was changed by an administrator. You are ${username} now, and can choose another name. Reason: ${reason}`;
		await notifyPlayer(ctx, tx, { userId, message, ticketId: null });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
