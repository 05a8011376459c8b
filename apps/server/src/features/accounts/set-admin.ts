import type { SetAdminInput } from "@hilo/rules/admin/users.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { usernameKey } from "@hilo/rules/users/keys";
import { type Ctx, requireAdmin, requireOperator } from "../../platform/context.ts";
import { signalAdmins } from "../notices/notify-admins.ts";
import { findUserByUsername, lockUser } from "../users/find-user.ts";
import { lockAdmins } from "../users/lock-admins.ts";
import { changeRights } from "./administration/change-rights.ts";

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
		await changeRights(ctx, tx, { user, isAdmin: input.isAdmin, admins });
	});
}

/**
 * The same by an administrator, who must still be one when it happens: of two who demote each other at once, one succeeds.
 *
 * @throws AppError 401, 403 for all but administrators; 404 for an unknown user; 409 as above.
 */
export async function setAdminById(ctx: Ctx, { userId, isAdmin }: SetAdminInput): Promise<void> {
	const { id } = requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const admins = await lockAdmins(tx);
		if (!admins.includes(id)) throw new AppError("admin/access-denied");
		const user = await lockUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		await changeRights(ctx, tx, { user, isAdmin, admins });
		tx.afterCommit(() => signalAdmins(ctx));
	});
}
