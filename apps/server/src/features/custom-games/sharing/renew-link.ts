import type { Tx } from "@hilo/db/open-database";
import { linkOf } from "@hilo/rules/custom-games/access";
import type { PlayerCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findOwnGame } from "../find-game.ts";
import { setLinkKey } from "../games.repo.ts";
import { findInvitedByAddress, removeInvitedByAddress } from "./invitations.repo.ts";

/** Ends old links and unanswered invitations by address. @throws AppError 403 for anyone but the creator; 404. */
export async function renewLink(ctx: PlayerCtx, { id }: { readonly id: string }) {
	const { row } = await findOwnGame(ctx, id);
	const key = newSecret();
	await ctx.db.transaction(async (tx) => {
		await withdrawMailed(ctx, tx, id);
		await setLinkKey(tx, id, key);
	});
	return { shareableLink: linkOf(id, row.privacy, key) };
}

/**
 * Invitations by address end as mailed links do, so that the sender can't tell the two apart. Receivers are locked
 * like those who answer, and before the game is written.
 */
async function withdrawMailed(ctx: Platform, tx: Tx, gameId: string): Promise<void> {
	const userIds = await findInvitedByAddress(tx, gameId);
	if (userIds.length === 0) return;
	await lockUsers(tx, userIds);
	await removeInvitedByAddress(tx, { gameId, userIds, at: ctx.clock.now() });
	notifyAfterCommit(ctx, tx, userIds, { kind: "invitations" });
}
