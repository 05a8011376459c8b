import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, OperatorCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { endSetupLinks } from "../../registration/use-invitation.ts";
import { changeUser } from "../../users/change-user.ts";
import { isVisible } from "../../users/visible-users.ts";
import { deleteApiTokensOf } from "../api-tokens.repo.ts";
import { deleteTokensOf } from "../tokens.repo.ts";

/** `admins` are locked (`lockAdmins`), so that two can't demote each other. @throws AppError 409. */
export async function changeRights(
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
