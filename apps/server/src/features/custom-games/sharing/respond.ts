import type { Tx } from "@hilo/db/open-database";
import type { CustomInvitationRow } from "@hilo/db/tables";
import {
	decideAnswer,
	decideRemoval,
	type InvitationChange,
	isShownToCreator,
} from "@hilo/rules/custom-games/invitation";
import type { InvitationInput, RespondInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { completeDailyTask } from "../../progression/complete-daily-task.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findGameRow, type GameRow } from "../games.repo.ts";
import { changeStatus, findInvitation, findInvitedGame } from "./invitations.repo.ts";

/** Accepting completes the sender's daily task to invite. @throws AppError 404 without an invitation. */
export function respond(ctx: PlayerCtx, { id, status }: RespondInput): Promise<void> {
	return changeOwn(ctx, id, (invitation) => decideAnswer(invitation.status, status));
}

/** Takes the invitation's or the game's id. @returns the game's id. @throws AppError as `respond`. */
export async function answerInvitation(
	ctx: PlayerCtx,
	{ id }: InvitationInput,
	status: RespondInput["status"],
): Promise<string> {
	const gameId = await findInvitedGame(ctx.db.kysely, ctx.actor.id, id);
	if (gameId === undefined) throw new AppError("custom-games/no-invitation");
	await respond(ctx, { id: gameId, status });
	return gameId;
}

/** @throws AppError as `respond`. */
export function removeShared(ctx: PlayerCtx, { id }: { id: string }): Promise<void> {
	return changeOwn(ctx, id, (invitation) => decideRemoval(invitation.status));
}

/** Locks receiver and sender together: accepting completes a daily task of the sender. */
function changeOwn(
	ctx: PlayerCtx,
	gameId: string,
	decide: (invitation: CustomInvitationRow) => InvitationChange,
): Promise<void> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const unlocked = await findInvitation(tx, gameId, player.id);
		await lockUsers(tx, unlocked ? [player.id, unlocked.sender_id] : [player.id]);
		const { game, invitation } = await findInvitationOrThrow(tx, gameId, player.id);
		const status = decide(invitation);
		if (status === "missing") throw new AppError("custom-games/no-invitation");
		if (status === "unchanged") return;
		await changeStatus(tx, { id: invitation.id, status, at: ctx.clock.now() });
		if (status === "accepted") await completeDailyTask(ctx, tx, invitation.sender_id, "friendInvited");
		notifyAfterCommit(ctx, tx, [player.id, ...usersToNotify(game, invitation, status)], {
			kind: "invitations",
		});
	});
}

/** A block between player and creator looks like a withdrawal. */
async function findInvitationOrThrow(tx: Tx, gameId: string, playerId: string) {
	const game = await findGameRow(tx, gameId, playerId);
	const invitation = await findInvitation(tx, gameId, playerId);
	if (!game || !invitation) throw new AppError("custom-games/no-invitation");
	return {
		game,
		invitation: game.is_blocked === 1 ? { ...invitation, status: "removed" as const } : invitation,
	};
}

/** An invitation by address is hidden from creator and sender until its receiver accepts. */
function usersToNotify(
	{ creator_id }: GameRow,
	{ sender_id, status: before, by_address }: CustomInvitationRow,
	after: CustomInvitationRow["status"],
): (string | null)[] {
	const byAddress = by_address === 1;
	const isSeen = [before, after].some((status) => isShownToCreator({ status, byAddress }));
	return isSeen ? [creator_id, sender_id] : [];
}
