import { isUniqueViolation } from "@hilo/db/unique-violation";
import type { ChangeEmailInput, ConfirmEmailInput } from "@hilo/rules/accounts/own-account.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { emailKey } from "@hilo/rules/users/keys";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByEmail } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { confirmEmailMail, emailChangingMail } from "./accounts.mails.ts";
import { createLink, findLinkOrThrow } from "./mailed-link.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";
import { consumeToken, deleteTokensOf } from "./tokens.repo.ts";

/** A new address ends all links to the old one. The caller may be signed out. @throws AppError 400, 409. */
export async function confirmEmail(ctx: Ctx, { token }: ConfirmEmailInput): Promise<{ email: string }> {
	const link = await findLinkOrThrow(ctx, ["change-email", "verify-email"], token);
	const { email } = link;
	if (email === null) throw new AppError("accounts/link-invalid");
	try {
		await ctx.db.transaction(async (tx) => {
			if (!(await consumeToken(tx, link.hash))) throw new AppError("accounts/link-invalid");
			notifyAfterCommit(ctx, tx, [link.user_id], { kind: "me" });
			const verified = { email_verified_at: ctx.clock.now() };
			if (link.purpose === "verify-email") return changeUser(tx, link.user_id, verified);
			await changeUser(tx, link.user_id, { email, email_key: emailKey(email), ...verified });
			await deleteTokensOf(tx, link.user_id);
		});
	} catch (error) {
		if (isUniqueViolation(error, "email_key")) throw new AppError("accounts/email-taken");
		throw error;
	}
	return { email };
}

/** Notifies the old address before the change. @throws AppError 400, 401, 403, 409, 429. */
export async function changeEmail(ctx: Ctx, { email, password }: ChangeEmailInput): Promise<void> {
	const player = requirePlayer(ctx);
	const user = await requireOwnPassword(ctx, password);
	if (email === user.email) throw new AppError("accounts/email-same");
	// Before the lookup, so that callers can't find out which addresses have an account.
	await ctx.rateLimits.take(LIMITS.emailChanges, player.id);
	const owner = await findUserByEmail(ctx.db.kysely, emailKey(email));
	if (owner && owner.id !== user.id) throw new AppError("accounts/email-taken");
	const url = await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		return createLink(ctx, tx, { purpose: "change-email", userId: user.id, email });
	});
	ctx.mailer.send(confirmEmailMail({ email, username: user.username }, url));
	ctx.mailer.send(emailChangingMail(user, email, ctx.linkOrigin));
}
