import { AppError } from "@hilo/rules/errors/app-error";
import type { LiftInput, SuspendInput } from "@hilo/rules/moderation/suspension.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { lockForVisibility } from "../accounts/set-visibility.ts";
import { liftSuspension } from "../accounts/suspension/suspend-account.ts";
import { suspensionLiftedMail } from "../accounts/suspension/suspension.mails.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { suspendUser } from "./suspend-user.ts";

/** @throws AppError like `suspendUser`. */
export async function suspend(ctx: Ctx, input: SuspendInput): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction((tx) => suspendUser(ctx, tx, input));
}

/** @throws AppError 401, 403 for non-administrators; 404 for an unknown player; 409 for one who is not suspended. */
export async function lift(ctx: Ctx, { userId }: LiftInput): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const user = await lockForVisibility(ctx, tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		const before = await liftSuspension(ctx, tx, user);
		if (!before) throw new AppError("moderation/not-suspended");
		await recordAction(ctx, tx, {
			action: "user.lift",
			subject: { kind: "user", id: user.id, name: user.username },
			before,
		});
		tx.afterCommit(() => {
			ctx.mailer.send(suspensionLiftedMail(user, ctx.linkOrigin));
			notifyAdminClients(ctx);
		});
	});
}
