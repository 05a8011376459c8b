import type { ChangePasswordInput } from "@hilo/rules/accounts/accounts.schema";
import type { SessionCtx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { changeUser } from "../users/change-user.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { deleteApiTokensOf } from "./api-tokens.repo.ts";
import { rememberBrowser } from "./known-browser.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";
import { deleteSessionsOf } from "./sessions.repo.ts";
import { deleteTokensOf } from "./tokens.repo.ts";

/** Ends all other sessions, mailed links and API tokens. @throws AppError 403 for a wrong password; 429. */
export async function changePassword(
	ctx: SessionCtx,
	{ currentPassword, password }: ChangePasswordInput,
): Promise<void> {
	const { credential } = ctx.actor;
	const user = await requireOwnPassword(ctx, currentPassword);
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		await changeUser(tx, user.id, { password_hash: hash });
		await deleteSessionsOf(tx, user.id, hashSecret(credential.secret));
		await deleteTokensOf(tx, user.id);
		await deleteApiTokensOf(tx, user.id);
	});
	rememberBrowser(ctx, { id: user.id, password_hash: hash });
	ctx.live.recheck([user.id]);
	ctx.mailer.send(passwordChangedMail(user, ctx.linkOrigin));
}
