import type { RegistrationInvitationRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type InvitationStatus, invitationStatus, STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import { readRegistrationMode } from "@hilo/rules/site/registration";
import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findAdminIds } from "../users/find-user.ts";
import { findInvitationByHash } from "./invitations.repo.ts";

interface FoundInvitation {
	readonly row: RegistrationInvitationRow | undefined;
	readonly status: InvitationStatus;
}

/** @param key the secret in the link */
async function findInvitation(ctx: Ctx, key: string): Promise<FoundInvitation> {
	const mode = readRegistrationMode(await ctx.siteSettings.get("registration"));
	const row = await findInvitationByHash(ctx.db.kysely, hashSecret(key));
	const makesAdmin = row?.makes_admin === 1;
	const hasAdmin = makesAdmin && (await findAdminIds(ctx.db.kysely)).length > 0;
	const status = invitationStatus(row && { makesAdmin, usesLeft: row.uses_left, expiresAt: row.expires_at }, {
		isClosed: mode === "closed",
		hasAdmin,
		now: ctx.clock.now(),
	});
	return { row, status };
}

/** What the page of a link says; for everyone who has the link. */
export async function showInvitation(ctx: Ctx, { key }: { key: string }) {
	const { row, status } = await findInvitation(ctx, key);
	return { status, makesAdmin: row?.makes_admin === 1 };
}

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
