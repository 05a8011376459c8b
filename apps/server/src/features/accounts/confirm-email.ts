import { isUniqueViolation } from "@hilo/db/unique-violation";
import type { ConfirmEmailInput } from "@hilo/rules/accounts/own-account.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { emailKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { changeUser } from "../users/change-user.ts";
import { openLink } from "./mailed-link.ts";
import { deleteTokensOf, takeToken } from "./tokens.repo.ts";

/**
 * Notes that the address which the link was mailed to is its account's, and is read. A new address takes the old one's place, and ends
 * every other link, for they went to the old one. Whoever has the link may, signed in or not.
 *
 * @returns the address.
 * @throws AppError 400 when the link was used, is older than a day, or the password was changed since; 409 when somebody took the
 *   address meanwhile.
 */
export async function confirmEmail(ctx: Ctx, { token }: ConfirmEmailInput): Promise<{ email: string }> {
	const link = await openLink(ctx, ["change-email", "verify-email"], token);
	const { email } = link;
	if (email === null) throw new AppError("accounts/link-invalid");
	try {
		await ctx.db.transaction(async (tx) => {
			if (!(await takeToken(tx, link.hash))) throw new AppError("accounts/link-invalid");
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
