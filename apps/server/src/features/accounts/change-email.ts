import type { ChangeEmailInput } from "@hilo/rules/accounts/own-account.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { emailKey } from "@hilo/rules/users/keys";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findUserByEmail } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { confirmEmailMail, emailChangingMail } from "./accounts.mails.ts";
import { newLink } from "./mailed-link.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";

/**
 * Mails a link to a new address of the signed-in player, which takes the old one's place when it is confirmed, and tells the old one.
 *
 * @throws AppError 401; 403 when the password is wrong; 400 for the own address; 409 for somebody else's; 429.
 */
export async function changeEmail(ctx: Ctx, { email, password }: ChangeEmailInput): Promise<void> {
	const player = requirePlayer(ctx);
	const user = await requireOwnPassword(ctx, password);
	if (email === user.email) throw new AppError("accounts/email-same");
	// Before the lookup: without a limit, one could find out which addresses have an account.
	await ctx.rateLimits.take(LIMITS.emailChanges, player.id);
	const owner = await findUserByEmail(ctx.db.kysely, emailKey(email));
	if (owner && owner.id !== user.id) throw new AppError("accounts/email-taken");
	const url = await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		return newLink(ctx, tx, { purpose: "change-email", userId: user.id, email });
	});
	ctx.mailer.send(confirmEmailMail({ email, username: user.username }, url));
	ctx.mailer.send(emailChangingMail(user, email, ctx.linkOrigin));
}
