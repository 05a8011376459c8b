import type { ResetPasswordInput } from "@hilo/rules/accounts/accounts.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { Ctx } from "../../platform/context.ts";
import { changeUser } from "../users/change-user.ts";
import { lockUser } from "../users/find-user.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { consumeToken, deleteCredentialsOf } from "./accounts.repo.ts";
import { rememberBrowser } from "./known-browser.ts";
import { resetPasswordAttempts } from "./login.ts";
import { findLinkOrThrow } from "./mailed-link.ts";

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
		await deleteCredentialsOf(tx, link.user_id);
		tx.afterCommit(() => ctx.live.recheck([link.user_id]));
		tx.afterCommit(() => ctx.mailer.send(passwordChangedMail(user, ctx.linkOrigin)));
		return user;
	});
	// Others may have used up the attempts, and go on; the owner must be able to sign in.
	rememberBrowser(ctx, { id: owner.id, password_hash: hash });
	await resetPasswordAttempts(ctx, owner);
	return { username: owner.username };
}
