import type { ForgotPasswordInput } from "@hilo/rules/accounts/own-account.schema";
import { isSuspended } from "@hilo/rules/accounts/suspension";
import { emailKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { findUserByEmail } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { passwordLinkMail } from "./accounts.mails.ts";
import { newLink } from "./mailed-link.ts";

/**
 * The lookup runs after the response, so that neither its content nor its time shows whether an account exists.
 * Suspended users get no mail.
 * @throws AppError 429.
 */
export async function forgotPassword(ctx: Ctx, { email }: ForgotPasswordInput): Promise<void> {
	await ctx.rateLimits.take(LIMITS.passwordMailsFrom, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordMails, emailKey(email));
	// Read before the response, because the background work outlives the request.
	const { clock, linkOrigin } = ctx;
	ctx.background.run("password link", async () => {
		const user = await findUserByEmail(ctx.db.kysely, emailKey(email));
		if (!user || isSuspended(user.suspended_until, clock.now())) return;
		const link = { purpose: "reset-password", userId: user.id } as const;
		const url = await newLink({ clock, linkOrigin }, ctx.db.kysely, link);
		// To the stored address: the typed one may be a look-alike.
		ctx.mailer.send(passwordLinkMail(user, url));
	});
}
