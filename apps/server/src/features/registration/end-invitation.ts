import { AppError } from "@hilo/rules/errors/errors";
import type { EndInvitationInput } from "@hilo/rules/registration/registration.schema";
import type { AdminCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { deleteInvitation } from "./invitations.repo.ts";

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
