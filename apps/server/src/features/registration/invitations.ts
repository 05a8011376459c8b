import { AppError } from "@hilo/rules/errors/errors";
import { ENDED_LINK_RETENTION_MS } from "@hilo/rules/registration/invitations";
import type { EndInvitationInput } from "@hilo/rules/registration/registration.schema";
import type { AdminCtx, OperatorCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { deleteInvitation, deleteInvitationsExpiredBefore, findOpenInvitations } from "./invitations.repo.ts";

/** The newest first. The creator is null where their account is deleted. */
export async function listInvitations(ctx: AdminCtx) {
	const rows = await findOpenInvitations(ctx.db.kysely, ctx.clock.now());
	return rows.map(({ id, note, uses_left, max_uses, expires_at, creator }) => ({
		id,
		note,
		usesLeft: uses_left,
		maxUses: max_uses,
		expiresAt: isoTime(expires_at),
		createdBy: creator,
	}));
}

/** Accounts that were created with the link stay. @throws AppError 404. */
export async function endInvitation(ctx: AdminCtx, { id }: EndInvitationInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const ended = await deleteInvitation(tx, id);
		if (!ended) throw new AppError("registration/no-such-invitation");
		await recordAction(ctx, tx, {
			action: "invitation.end",
			subject: { kind: "invitation", id, name: "Invitation link" },
			before: { usesLeft: ended.uses_left, expiresAt: isoTime(ended.expires_at) },
		});
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}

export async function deleteOldInvitations(ctx: OperatorCtx): Promise<void> {
	await deleteInvitationsExpiredBefore(ctx.db.kysely, ctx.clock.now() - ENDED_LINK_RETENTION_MS);
}
