import type { Tx } from "@hilo/db/open-database";
import type { RegistrationInvitationRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import { readRegistrationMode } from "@hilo/rules/site/registration";
import type { Ctx } from "../../platform/context.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { takeUse, useUpSetupLinks } from "./invitations.repo.ts";
import { findInvitation } from "./show-invitation.ts";

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

/**
 * Call it in the transaction that creates the account, first: it locks the link. The first use of a setup link ends
 * all others. @throws AppError 400 for a link that was used up, ended or has expired; 409 if there is an administrator.
 */
export async function useInvitation(
	ctx: Pick<Ctx, "clock">,
	tx: Tx,
	{ id, makes_admin }: Pick<RegistrationInvitationRow, "id" | "makes_admin">,
): Promise<void> {
	if (makes_admin === 0) {
		if (await takeUse(tx, id, ctx.clock.now())) return;
		throw new AppError("registration/invitation-used-up");
	}
	const ended = await useUpSetupLinks(tx);
	if (!ended.includes(id) || (await lockAdmins(tx)).length > 0)
		throw new AppError("registration/set-up-already");
}

/** Call it in the transaction in which a user becomes an administrator. */
export async function endSetupLinks(tx: Tx): Promise<void> {
	await useUpSetupLinks(tx);
}
