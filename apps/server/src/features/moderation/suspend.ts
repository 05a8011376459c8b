import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { LiftInput, SuspendInput } from "@hilo/rules/moderation/administration.schema";
import { NO_SUSPENSION_END } from "@hilo/rules/moderation/moderation";
import type { AdminCtx } from "../../platform/context.ts";
import { suspensionLiftedMail } from "../accounts/accounts.mails.ts";
import { lockForVisibility } from "../accounts/set-visibility.ts";
import { liftSuspension, suspendAccount } from "../accounts/suspend-account.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";

/** `until`: ISO 8601; null for no end. */
interface Suspension {
	readonly userId: string;
	readonly reason: string;
	readonly until: string | null;
}

/** Replaces an earlier suspension. Call it before anything that locks other users' rows in the transaction.
 * @throws AppError 400 for oneself or a past end; 404 for an unknown player; 409 for an administrator. */
export async function suspendUser(
	ctx: AdminCtx,
	tx: Tx,
	{ userId, reason, until }: Suspension,
): Promise<void> {
	const admin = ctx.actor;
	if (userId === admin.id) throw new AppError("moderation/suspension-of-oneself");
	const end = until === null ? NO_SUSPENSION_END : Date.parse(until);
	if (!(end > ctx.clock.now())) throw new AppError("moderation/until-invalid");
	const user = await lockForVisibility(ctx, tx, userId);
	if (!user) throw new AppError("accounts/user-not-found");
	if (user.is_admin === 1) throw new AppError("moderation/suspension-of-administrator");
	const before = await suspendAccount(ctx, tx, { user, until: end, reason, by_name: admin.username });
	await recordAction(ctx, tx, {
		action: "user.suspend",
		subject: { kind: "user", id: user.id, name: user.username },
		...(before && { before }),
		after: { until, reason },
	});
	tx.afterCommit(() => notifyAdminClients(ctx));
}

/** @throws AppError like `suspendUser`. */
export async function suspend(ctx: AdminCtx, input: SuspendInput): Promise<void> {
	await ctx.db.transaction((tx) => suspendUser(ctx, tx, input));
}

/** @throws AppError 404 for an unknown player; 409 for one who is not suspended. */
export async function lift(ctx: AdminCtx, { userId }: LiftInput): Promise<void> {
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
