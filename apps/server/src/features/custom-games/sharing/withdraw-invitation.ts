import { decideWithdrawal } from "@hilo/rules/custom-games/invitation";
import type { WithdrawInvitationInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { lockUser } from "../../users/find-user.ts";
import { findOwnGame } from "../find-game.ts";
import { changeStatus, findInvitation } from "./invitations.repo.ts";

/** Withdraws accepted invitations too. @throws AppError 403 for another's game; 404 for no visible invitation. */
export async function withdrawInvitation(
	ctx: PlayerCtx,
	{ id, userId }: WithdrawInvitationInput,
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		// Answers lock their receiver too, so that none is overwritten.
		await lockUser(tx, userId);
		await findOwnGame(ctx, id, { db: tx });
		const invitation = await findInvitation(tx, id, userId);
		const status = decideWithdrawal(
			invitation ? { status: invitation.status, byAddress: invitation.by_address === 1 } : null,
		);
		if (!invitation || status === "missing") throw new AppError("custom-games/no-invitation");
		if (status === "unchanged") return;
		await changeStatus(tx, { id: invitation.id, status, at: ctx.clock.now() });
		notifyAfterCommit(ctx, tx, [userId, ctx.actor.id], { kind: "invitations" });
	});
}
