import { isUniqueViolation } from "@hilo/db/database-errors";
import type { UserRow } from "@hilo/db/tables";
import type { ChangeEmailInput, ConfirmEmailInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx, SessionCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { changeUser } from "../users/change-user.ts";
import { findUser, findUserByEmail, isEmailVerified } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { confirmEmailMail, emailChangingMail, verifyEmailMail } from "./accounts.mails.ts";
import { consumeToken, deleteTokensOf } from "./accounts.repo.ts";
import { createLink, findLinkOrThrow } from "./mailed-link.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";

/** Notifies the old address before the change. @throws AppError 400, 403, 409, 429. */
export async function changeEmail(ctx: SessionCtx, { email, password }: ChangeEmailInput): Promise<void> {
	const user = await requireOwnPassword(ctx, password);
	if (email === user.email) throw new AppError("accounts/email-same");
	// Before the lookup, so that callers can't find out which addresses have an account.
	await ctx.limits.take(LIMITS.emailChanges, user.id);
	const owner = await findUserByEmail(ctx.db.kysely, emailKey(email));
	if (owner && owner.id !== user.id) throw new AppError("accounts/email-taken");
	const url = await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		return createLink(ctx, tx, { purpose: "change-email", userId: user.id, email });
	});
	ctx.mailer.send(confirmEmailMail({ email, username: user.username }, url));
	ctx.mailer.send(emailChangingMail(user, email, ctx.linkOrigin));
}

/** @throws AppError 409 for a verified address; 429 after five in an hour. */
export async function sendVerification(ctx: PlayerCtx): Promise<void> {
	const { id } = ctx.actor;
	await ctx.limits.take(LIMITS.verificationMails, id);
	const user = await findUser(ctx.db.kysely, id);
	if (!user) throw new AppError("accounts/signed-out");
	if (isEmailVerified(ctx, user)) throw new AppError("accounts/email-verified-already");
	await mailVerification(ctx, user);
}

/** The caller has checked that the address is not verified yet. */
export async function mailVerification(
	ctx: Ctx,
	{ id, email, username }: Pick<UserRow, "id" | "email" | "username">,
): Promise<void> {
	const url = await createLink(ctx, ctx.db.kysely, { purpose: "verify-email", userId: id, email });
	ctx.mailer.send(verifyEmailMail({ email, username }, url));
}

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
