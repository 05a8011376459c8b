import type { UserRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";

/**
 * Returns whether the user has verified the account's address. Where the site sends no mails nobody can, and all addresses count as
 * verified (D52).
 */
export function isEmailVerified(
	{ settings }: Pick<Ctx, "settings">,
	user: Pick<UserRow, "email_verified_at">,
): boolean {
	return settings.smtpUrl === null || user.email_verified_at !== null;
}
