import { AppError } from "@hilo/rules/errors/errors";
import { MAX_BLOCKED } from "@hilo/rules/friends/caps";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { deleteFriendship, deleteRequest, hideRequest } from "./friends.repo.ts";
import {
	type BlockedRow,
	countBlocked,
	deleteBlock,
	findBlocked,
	insertBlock,
} from "./relationships.repo.ts";
import { type BothUsers, withBothUsers } from "./with-both-users.ts";

/** Ends the friendship and withdraws the caller's request. The other still sees their own request, to hide the block.
 * @throws AppError 400 for oneself; 404; 409 past 1,000 blocked players. */
export async function block(ctx: PlayerCtx, { userId }: PlayerInput): Promise<void> {
	if (userId === ctx.actor.id) throw new AppError("friends/block-oneself");
	await withBothUsers(ctx, userId, async (both) => {
		const { tx, own, other, relationship } = both;
		if (relationship.ownBlock) return;
		if ((await countBlocked(tx, own.id)) >= MAX_BLOCKED) throw new AppError("friends/too-many-blocked");
		await insertBlock(tx, own.id, other.id, ctx.clock.now());
		await endRelationship(both);
		// The blocked player gets an event only for what a removal or a withdrawal would change for them too.
		const losesRequest = relationship.ownRequest === "open";
		notifyAfterCommit(ctx, tx, relationship.areFriends ? [own.id, other.id] : [own.id], { kind: "friends" });
		notifyAfterCommit(ctx, tx, losesRequest ? [own.id, other.id] : [own.id], { kind: "requests" });
	});
}

async function endRelationship({ tx, own, other, relationship }: BothUsers): Promise<void> {
	if (relationship.areFriends) await deleteFriendship(tx, own.id, other.id);
	if (relationship.ownRequest !== "none") await deleteRequest(tx, own.id, other.id);
	if (relationship.theirRequest === "open") await hideRequest(tx, other.id, own.id);
}

/** Does nothing without a block. @throws AppError 404. */
export function unblock(ctx: PlayerCtx, { userId }: PlayerInput): Promise<void> {
	return withBothUsers(ctx, userId, async ({ tx, own, other, relationship }) => {
		if (!relationship.ownBlock) return;
		await deleteBlock(tx, own.id, other.id);
		notifyAfterCommit(ctx, tx, [own.id], { kind: "friends" });
	});
}

export function listBlocked(ctx: PlayerCtx): Promise<BlockedRow[]> {
	return findBlocked(ctx.db.kysely, ctx.actor.id);
}
