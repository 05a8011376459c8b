import type { RegistrationInvitationRow } from "@hilo/db/tables";
import { type InvitationStatus, invitationStatus } from "@hilo/rules/registration/invitations";
import type { RestoreWay } from "@hilo/rules/registration/restore";
import { readRegistrationMode } from "@hilo/rules/site/registration";
import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findAdminIds, hasUsers } from "../users/find-user.ts";
import { findInvitationByHash } from "./invitations.repo.ts";

/** What the page of a link says; for everyone who has the link. */
export async function showInvitation(ctx: Ctx, { key }: { key: string }) {
	const { row, status } = await findInvitation(ctx, key);
	const makesAdmin = row?.makes_admin === 1;
	const canRestore = status === "valid" && makesAdmin && !(await hasUsers(ctx.db.kysely));
	return { status, makesAdmin, restore: canRestore ? restoreWay(ctx) : null };
}

function restoreWay({ db, machine }: Ctx): RestoreWay {
	if (machine.readiness.stopping.aborted) return "restarting";
	return db.dialect === "sqlite" ? "upload" : "postgres";
}

interface FoundInvitation {
	readonly row: RegistrationInvitationRow | undefined;
	readonly status: InvitationStatus;
}

/** @param key the secret in the link */
export async function findInvitation(ctx: Ctx, key: string): Promise<FoundInvitation> {
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
