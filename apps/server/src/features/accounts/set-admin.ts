import { AppError } from "@hilo/rules/errors/app-error";
import { usernameKey } from "@hilo/rules/users/keys";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByUsername } from "../users/find-user.ts";
import { lockAdmins } from "../users/lock-admins.ts";

/**
 * Makes a user an administrator, or no longer one. For the operator. Takes effect at their next call (D50), and ends their live streams at once.
 *
 * @throws AppError 404 for an unknown name; 409 when it would leave the site without an administrator.
 */
export async function setAdmin(ctx: Ctx, input: { username: string; isAdmin: boolean }): Promise<void> {
	requireOperator(ctx);
	await ctx.db.transaction(async (tx) => {
		// Locked before the user is read, so that nobody changes the user in between.
		const admins = await lockAdmins(tx);
		const user = await findUserByUsername(tx, usernameKey(input.username));
		if (!user) throw new AppError("accounts/user-not-found");
		const flag = input.isAdmin ? 1 : 0;
		if (user.is_admin === flag) return;
		if (!input.isAdmin && !admins.some((id) => id !== user.id)) throw new AppError("accounts/last-admin");
		await changeUser(tx, user.id, { is_admin: flag });
		await recordAction(ctx, tx, {
			action: input.isAdmin ? "user.promote" : "user.demote",
			subject: { kind: "user", id: user.id, name: user.username },
		});
		tx.afterCommit(() => ctx.live.recheck([user.id]));
	});
}
