import { AppError } from "@hilo/rules/errors/app-error";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import { MAX_BLOCKED } from "@hilo/rules/friends/limits";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { type BlockedRow, countBlocked, deleteBlock, findBlocked, insertBlock } from "./between.repo.ts";
import { deleteFriendship, deleteRequest, hideRequest } from "./friends.repo.ts";
import { type Pair, withPair } from "./with-pair.ts";

/** Ends the friendship and withdraws the caller's request. The other still sees their own request, to hide the block.
 * @throws AppError 400 for oneself; 401; 404; 409 past 1,000 blocked players. */
export async function block(ctx: Ctx, { userId }: PlayerInput): Promise<void> {
	if (userId === requirePlayer(ctx).id) throw new AppError("friends/block-oneself");
	await withPair(ctx, userId, async (pair) => {
		const { tx, own, other, between } = pair;
		if (between.ownBlock) return;
		if ((await countBlocked(tx, own.id)) >= MAX_BLOCKED) throw new AppError("friends/too-many-blocked");
		await insertBlock(tx, own.id, other.id, ctx.clock.now());
		await endAllBetween(pair);
		// The blocked player gets an event only for what a removal or a withdrawal would change for them too.
		const losesRequest = between.ownRequest === "open";
		await touchAll(tx, between.areFriends || losesRequest ? [own.id, other.id] : [own.id]);
		notifyAfterCommit(ctx, tx, between.areFriends ? [own.id, other.id] : [own.id], { kind: "friends" });
		notifyAfterCommit(ctx, tx, losesRequest ? [own.id, other.id] : [own.id], { kind: "requests" });
	});
}

async function endAllBetween({ tx, own, other, between }: Pair): Promise<void> {
	if (between.areFriends) await deleteFriendship(tx, own.id, other.id);
	if (between.ownRequest !== "none") await deleteRequest(tx, own.id, other.id);
	if (between.theirRequest === "open") await hideRequest(tx, other.id, own.id);
}

/** Does nothing without a block. @throws AppError 401; 404. */
export function unblock(ctx: Ctx, { userId }: PlayerInput): Promise<void> {
	return withPair(ctx, userId, async ({ tx, own, other, between }) => {
		if (!between.ownBlock) return;
		await deleteBlock(tx, own.id, other.id);
		notifyAfterCommit(ctx, tx, [own.id], { kind: "friends" });
	});
}

/** @throws AppError 401. */
export function listBlocked(ctx: Ctx): Promise<BlockedRow[]> {
	return findBlocked(ctx.db.kysely, requirePlayer(ctx).id);
}
