import type { ForgotPasswordInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey } from "@hilo/rules/accounts/validators";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { Ctx } from "../../platform/context.ts";
import { findUserByEmail } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { passwordLinkMail } from "./accounts.mails.ts";
import { knownBrowserOf } from "./known-browser.ts";
import { createLink } from "./mailed-link.ts";

/**
 * The lookup runs after the response, so that neither its content nor its time shows whether an account exists.
 * Suspended users get no mail.
 * @throws AppError 429.
 */
export async function forgotPassword(ctx: Ctx, { email }: ForgotPasswordInput): Promise<void> {
	await limitPasswordMails(ctx, emailKey(email));
	// Read before the response, because the background work outlives the request.
	const { clock, linkOrigin } = ctx;
	ctx.background.run("password link", async () => {
		const user = await findUserByEmail(ctx.db.kysely, emailKey(email));
		if (!user || isSuspended(user.suspended_until, clock.now())) return;
		const link = { purpose: "reset-password", userId: user.id } as const;
		const url = await createLink({ clock, linkOrigin }, ctx.db.kysely, link);
		// To the stored address: the typed one may be a look-alike.
		ctx.mailer.send(passwordLinkMail(user, url));
	});
}

/** Browsers that know the account count apart, so that others can't use up their mails. */
async function limitPasswordMails(ctx: Ctx, key: string): Promise<void> {
	// Only browsers with a mark cost the lookup, whether an account has the address or not.
	const user = ctx.browserMarks.length > 0 ? await findUserByEmail(ctx.db.kysely, key) : undefined;
	if (user && knownBrowserOf(ctx, user) !== null)
		return ctx.limits.take(LIMITS.passwordMailsOfKnown, user.id);
	await ctx.limits.take(LIMITS.passwordMailsFrom, ctx.address);
	await ctx.limits.take(LIMITS.passwordMails, key);
}
