import type { ChangeEmailInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import type { SessionCtx } from "../../platform/context.ts";
import { findUserByEmail } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { confirmEmailMail, emailChangingMail } from "./accounts.mails.ts";
import { createLink } from "./mailed-link.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";

/** Notifies the old address before the change. @throws AppError 400, 401, 403, 409, 429. */
export async function changeEmail(ctx: SessionCtx, { email, password }: ChangeEmailInput): Promise<void> {
	const player = ctx.actor;
	const user = await requireOwnPassword(ctx, password);
	if (email === user.email) throw new AppError("accounts/email-same");
	// Before the lookup, so that callers can't find out which addresses have an account.
	await ctx.limits.take(LIMITS.emailChanges, player.id);
	const owner = await findUserByEmail(ctx.db.kysely, emailKey(email));
	if (owner && owner.id !== user.id) throw new AppError("accounts/email-taken");
	const url = await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		return createLink(ctx, tx, { purpose: "change-email", userId: user.id, email });
	});
	ctx.mailer.send(confirmEmailMail({ email, username: user.username }, url));
	ctx.mailer.send(emailChangingMail(user, email, ctx.linkOrigin));
}
