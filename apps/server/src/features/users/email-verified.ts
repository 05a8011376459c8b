import type { UserRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";

/** Where the site sends no mails, all addresses count as verified. */
export function isEmailVerified(
	{ settings }: Pick<Ctx, "settings">,
	user: Pick<UserRow, "email_verified_at">,
): boolean {
	return settings.smtpUrl === null || user.email_verified_at !== null;
}
