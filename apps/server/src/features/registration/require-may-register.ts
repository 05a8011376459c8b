import type { RegistrationInvitationRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import { readRegistrationMode } from "@hilo/rules/site/registration";
import type { Ctx } from "../../platform/context.ts";
import { findInvitation } from "./find-invitation.ts";

/**
 * Returns the link with which an account may be created; null where none is needed and given.
 * @throws AppError 403 for the site's mode; 400, 409 for a link that can't be used.
 */
export async function requireMayRegister(
	ctx: Ctx,
	key: string | undefined,
): Promise<RegistrationInvitationRow | null> {
	if (key === undefined) {
		const mode = readRegistrationMode(await ctx.siteSettings.get("registration"));
		if (mode === "closed") throw new AppError("registration/closed");
		if (mode === "invitation") throw new AppError("registration/invitation-needed");
		return null;
	}
	const { row, status } = await findInvitation(ctx, key);
	if (status !== "valid") throw new AppError(STATUS_ERRORS[status]);
	return row ?? null;
}
