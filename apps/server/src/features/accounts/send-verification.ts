import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { isEmailVerified } from "../users/email-verified.ts";
import { findUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { verifyEmailMail } from "./accounts.mails.ts";
import { createLink } from "./mailed-link.ts";

/** @throws AppError 409 for a verified address; 429 after five in an hour. */
export async function sendVerification(ctx: PlayerCtx): Promise<void> {
	const player = ctx.actor;
	await ctx.limits.take(LIMITS.verificationMails, player.id);
	const user = await findUser(ctx.db.kysely, player.id);
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
