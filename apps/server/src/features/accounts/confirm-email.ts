import { isUniqueViolation } from "@hilo/db/database-errors";
import type { ConfirmEmailInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { changeUser } from "../users/change-user.ts";
import { findLinkOrThrow } from "./mailed-link.ts";
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
