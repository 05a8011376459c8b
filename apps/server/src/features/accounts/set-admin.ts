import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { usernameKey } from "@hilo/rules/accounts/validators";
import type { SetAdminInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, OperatorCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { endSetupLinks } from "../registration/use-invitation.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByUsername, lockUser } from "../users/find-user.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { isVisible } from "../users/visible-users.ts";
import { deleteApiTokensOf, deleteTokensOf } from "./accounts.repo.ts";

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
	await ctx.db.transaction(async (tx) => {
		const admins = await lockAdmins(tx);
		if (!admins.includes(ctx.actor.id)) throw new AppError("admin/access-denied");
		const user = await lockUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		await changeRights(ctx, tx, { user, isAdmin, admins });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}

/** `admins` are locked (`lockAdmins`), so that two can't demote each other. @throws AppError 409. */
async function changeRights(
	ctx: AdminCtx | OperatorCtx,
	tx: Tx,
	{ user, isAdmin, admins }: { user: UserRow; isAdmin: boolean; admins: readonly string[] },
): Promise<void> {
	const flag = isAdmin ? 1 : 0;
	if (user.is_admin === flag) return;
	if (isAdmin && !isVisible(user)) throw new AppError("admin/promotion-of-hidden");
	if (!isAdmin && !admins.some((id) => id !== user.id)) throw new AppError("accounts/last-admin");
	if (isAdmin) {
		await endSetupLinks(tx);
		// An administrator who made a link for the player could act in the new administrator's name.
		await deleteTokensOf(tx, user.id, "reset-password");
	}
	await changeUser(tx, user.id, { is_admin: flag });
	if (!isAdmin) await deleteApiTokensOf(tx, user.id, "administrator");
	await recordAction(ctx, tx, {
		action: isAdmin ? "user.promote" : "user.demote",
		subject: { kind: "user", id: user.id, name: user.username },
	});
	tx.afterCommit(() => ctx.live.recheck([user.id]));
}
