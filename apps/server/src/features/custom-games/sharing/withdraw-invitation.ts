import type { Tx } from "@hilo/db/open-database";
import { decideWithdrawal } from "@hilo/rules/custom-games/invitation";
import type { WithdrawInvitationInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { bumpRevision, bumpRevisions } from "../../users/change-user.ts";
import { lockUser } from "../../users/find-user.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findOwnGame } from "../find-game.ts";
import {
	changeStatus,
	findInvitation,
	findInvitedByAddress,
	removeInvitedByAddress,
} from "./invitations.repo.ts";

/** Withdraws accepted invitations too. @throws AppError 403 for another's game; 404 for no visible invitation. */
export async function withdrawInvitation(
	ctx: PlayerCtx,
	{ id, userId }: WithdrawInvitationInput,
): Promise<void> {
	const player = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		await lockUser(tx, userId);
		await findOwnGame(ctx, id, { db: tx });
		const invitation = await findInvitation(tx, id, userId);
		const status = decideWithdrawal(
			invitation ? { status: invitation.status, byAddress: invitation.by_address === 1 } : null,
		);
		if (!invitation || status === "missing") throw new AppError("custom-games/no-invitation");
		if (status === "unchanged") return;
		await changeStatus(tx, { id: invitation.id, status, at: ctx.clock.now() });
		await bumpRevision(tx, userId);
		notifyAfterCommit(ctx, tx, [userId, player.id], { kind: "invitations" });
	});
}

/**
 * For renewing a link: invitations by address end as mailed links do, so that the sender can't tell the two apart.
 * Call it at the start of the transaction, before the game is written.
 */
export async function withdrawMailed(ctx: Platform, tx: Tx, gameId: string): Promise<void> {
	const userIds = await findInvitedByAddress(tx, gameId);
	if (userIds.length === 0) return;
	await lockUsers(tx, userIds);
	await removeInvitedByAddress(tx, { gameId, userIds, at: ctx.clock.now() });
	await bumpRevisions(tx, userIds);
	notifyAfterCommit(ctx, tx, userIds, { kind: "invitations" });
}
