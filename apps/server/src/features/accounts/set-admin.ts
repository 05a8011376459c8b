import { usernameKey } from "@hilo/rules/accounts/validators";
import type { SetAdminInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, OperatorCtx } from "../../platform/context.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { findUserByUsername, lockUser } from "../users/find-user.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { changeRights } from "./administration/change-rights.ts";

/** For the operator; takes effect at the user's next call. @throws AppError 404; 409 for the last administrator. */
export async function setAdmin(
	ctx: OperatorCtx,
	input: { username: string; isAdmin: boolean },
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		// Locked before the user is read, so that the user can't change in between.
		const admins = await lockAdmins(tx);
		const user = await findUserByUsername(tx, usernameKey(input.username));
		if (!user) throw new AppError("accounts/user-not-found");
		await changeRights(ctx, tx, { user, isAdmin: input.isAdmin, admins });
	});
}

/** Of two administrators who demote each other, one succeeds. @throws AppError 404, 409. */
export async function setAdminById(ctx: AdminCtx, { userId, isAdmin }: SetAdminInput): Promise<void> {
	const { id } = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const admins = await lockAdmins(tx);
		if (!admins.includes(id)) throw new AppError("admin/access-denied");
		const user = await lockUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		await changeRights(ctx, tx, { user, isAdmin, admins });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
