import type { Ctx } from "../../platform/context.ts";
import { findFriendIdsOfEach } from "../friends/friendships.ts";

/** Notifies friends of these users, and their own other tabs. */
export async function notifyFriendsOfPresence(
	{ db, liveEvents }: Pick<Ctx, "db" | "liveEvents">,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	const friends = await findFriendIdsOfEach(db.kysely, userIds);
	for (const userId of userIds)
		liveEvents.notifyClients([userId, ...(friends.get(userId) ?? [])], { kind: "presence", of: userId });
}
