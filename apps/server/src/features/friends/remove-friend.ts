import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { deleteFriendship } from "./friends.repo.ts";
import { withBothUsers } from "./with-both-users.ts";

/** Keeps their messages. Does nothing for two who are not friends. @throws AppError 404. */
export function removeFriend(ctx: PlayerCtx, { userId }: PlayerInput): Promise<void> {
	return withBothUsers(ctx, userId, async ({ tx, own, other, relationship }) => {
		if (!relationship.areFriends) return;
		await deleteFriendship(tx, own.id, other.id);
		notifyAfterCommit(ctx, tx, [own.id, other.id], { kind: "friends" });
	});
}
