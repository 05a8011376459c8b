import type { ForgotPasswordInput, ResetPasswordInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { Ctx } from "../../platform/context.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByEmail, lockUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { passwordChangedMail, passwordLinkMail } from "./accounts.mails.ts";
import { deleteApiTokensOf } from "./api-tokens.repo.ts";
import { knownBrowserOf, rememberBrowser } from "./known-browser.ts";
import { createLink, findLinkOrThrow } from "./mailed-link.ts";
import { deleteSessionsOf } from "./sessions.repo.ts";
import { resetPasswordAttempts } from "./sign-in-password.ts";
import { consumeToken, deleteTokensOf } from "./tokens.repo.ts";

/**
 * Ends all sessions, links and API tokens of the user, and signs no one in. @returns the name to sign in with.
 * @throws AppError 400.
 */
export async function resetPassword(
	ctx: Ctx,
	{ token, password }: ResetPasswordInput,
): Promise<{ username: string }> {
	const link = await findLinkOrThrow(ctx, ["reset-password"], token);
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	const owner = await ctx.db.transaction(async (tx) => {
		const user = await lockUser(tx, link.user_id);
		const isRefused = !user || isSuspended(user.suspended_until, ctx.clock.now());
		if (isRefused || !(await consumeToken(tx, link.hash))) throw new AppError("accounts/link-invalid");
		await changeUser(tx, link.user_id, { password_hash: hash });
		await deleteSessionsOf(tx, link.user_id);
		await deleteTokensOf(tx, link.user_id);
		await deleteApiTokensOf(tx, link.user_id);
		tx.afterCommit(() => ctx.live.recheck([link.user_id]));
		tx.afterCommit(() => ctx.mailer.send(passwordChangedMail(user, ctx.linkOrigin)));
		return user;
	});
	// Others may have used up the attempts, and go on; the owner must be able to sign in.
	rememberBrowser(ctx, { id: owner.id, password_hash: hash });
	await resetPasswordAttempts(ctx, owner);
	return { username: owner.username };
}

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
