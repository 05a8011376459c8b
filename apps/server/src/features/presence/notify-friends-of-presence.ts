import type { Ctx } from "../../platform/context.ts";
import { friendIdsOfEach } from "../friends/friendships.ts";

/** Notifies friends of these users, and their own other tabs. */
export async function notifyFriendsOfPresence(
	{ db, live }: Pick<Ctx, "db" | "live">,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	const friends = await friendIdsOfEach(db.kysely, userIds);
	for (const userId of userIds)
		live.notifyClients([userId, ...(friends.get(userId) ?? [])], { kind: "presence", of: userId });
}
