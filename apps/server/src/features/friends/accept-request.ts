import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import { decideAccept } from "@hilo/rules/friends/request";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { completeDailyTask } from "../progression/complete-daily-task.ts";
import { countAllFriends, deleteRejections, deleteRequest, insertFriendship } from "./friends.repo.ts";
import { type FriendRow, findFriend } from "./lists.repo.ts";
import { type BothUsers, withBothUsers } from "./with-both-users.ts";

/** Accepting twice gives the same answer. @throws AppError 404 without a request; 409 if either has too many. */
export function acceptRequest(ctx: PlayerCtx, { userId }: PlayerInput): Promise<FriendRow> {
	return withBothUsers(ctx, userId, async (both) => {
		const { tx, own, other, relationship } = both;
		const outcome = decideAccept(relationship, {
			ownFriends: await countAllFriends(tx, own.id),
			theirFriends: await countAllFriends(tx, other.id),
		});
		if (outcome.kind === "refused") throw new AppError(outcome.code);
		if (outcome.kind === "friends") await befriend(ctx, both, [other.id]);
		const friend = await findFriend(tx, own.id, other.id);
		if (!friend) throw new AppError("friends/no-request");
		return friend;
	});
}

/** Also deletes their requests and rejections. Those of `requesterIds` complete the daily task "invite a friend". */
export async function befriend(
	ctx: Ctx,
	{ tx, own, other }: BothUsers,
	requesterIds: readonly string[],
): Promise<void> {
	const userIds = [own.id, other.id];
	await deleteRequest(tx, own.id, other.id);
	await deleteRequest(tx, other.id, own.id);
	await deleteRejections(tx, own.id, other.id);
	await insertFriendship(tx, own.id, other.id, ctx.clock.now());
	for (const requesterId of requesterIds) await completeDailyTask(ctx, tx, requesterId, "friendInvited");
	notifyAfterCommit(ctx, tx, userIds, { kind: "friends" });
	notifyAfterCommit(ctx, tx, userIds, { kind: "requests" });
}
