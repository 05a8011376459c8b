import { AppError } from "@hilo/rules/errors/errors";
import { joinPath, MAX_OPEN_INVITATIONS } from "@hilo/rules/registration/invitations";
import type { CreateInvitationInput } from "@hilo/rules/registration/registration.schema";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { AdminCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { hashSecret, newId, newSecret } from "../../platform/system/ids.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { findOpenInvitations, insertInvitation } from "./invitations.repo.ts";

/** The link is answered this once, because only a hash of its secret is stored. @throws AppError 409. */
export async function createInvitation(
	ctx: AdminCtx,
	{ uses, days, note }: CreateInvitationInput,
): Promise<{ url: string }> {
	const admin = ctx.actor;
	const secret = newSecret();
	const now = ctx.clock.now();
	const invitation = {
		id: newId(),
		hash: hashSecret(secret),
		makes_admin: 0,
		uses_left: uses,
		max_uses: uses,
		expires_at: now + days * DAY_MS,
		created_at: now,
		created_by: admin.id,
		note,
	} as const;
	await ctx.db.transaction(async (tx) => {
		// Only administrators make links: each call counts those of the ones before it.
		await lockAdmins(tx);
		const open = await findOpenInvitations(tx, now);
		if (open.length >= MAX_OPEN_INVITATIONS) throw new AppError("registration/too-many-invitations");
		await insertInvitation(tx, invitation);
		await recordAction(ctx, tx, {
			action: "invitation.create",
			subject: { kind: "invitation", id: invitation.id, name: "Invitation link" },
			after: { uses, expiresAt: isoTime(invitation.expires_at) },
		});
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
	return { url: ctx.linkOrigin + joinPath(secret) };
}
