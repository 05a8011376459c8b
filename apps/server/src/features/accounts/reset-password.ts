import type { ResetPasswordInput } from "@hilo/rules/accounts/own-account.schema";
import { isSuspended } from "@hilo/rules/accounts/suspension";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import { changeUser } from "../users/change-user.ts";
import { lockUser } from "../users/find-user.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { openLink } from "./mailed-link.ts";
import { forgetWrongPasswords } from "./sign-in-password.ts";
import { deleteSessionsOf, deleteTokensOf, takeToken } from "./tokens.repo.ts";

/** Ends all sessions and links of the user, and signs no one in. @throws AppError 400. */
export async function resetPassword(ctx: Ctx, { token, password }: ResetPasswordInput): Promise<void> {
	const link = await openLink(ctx, ["reset-password"], token);
	const hash = await ctx.passwords.hash(password, ctx.address);
	const owner = await ctx.db.transaction(async (tx) => {
		const user = await lockUser(tx, link.user_id);
		const isClosed = !user || isSuspended(user.suspended_until, ctx.clock.now());
		if (isClosed || !(await takeToken(tx, link.hash))) throw new AppError("accounts/link-invalid");
		await changeUser(tx, link.user_id, { password_hash: hash });
		await deleteSessionsOf(tx, link.user_id);
		await deleteTokensOf(tx, link.user_id);
		tx.afterCommit(() => ctx.live.recheck([link.user_id]));
		tx.afterCommit(() => ctx.mailer.send(passwordChangedMail(user, ctx.linkOrigin)));
		return user;
	});
	// Others may have used up the attempts; the owner must be able to sign in.
	await forgetWrongPasswords(ctx, owner);
}
