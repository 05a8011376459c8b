import type { Services } from "../../platform/context.ts";
import { friendIdsOfEach } from "../friends/friendships.ts";

/** Also notifies the players' own other tabs. */
export async function tellFriends(
	{ db, live }: Pick<Services, "db" | "live">,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	const friends = await friendIdsOfEach(db.kysely, userIds);
	for (const of of userIds) live.tell([of, ...(friends.get(of) ?? [])], { kind: "presence", of });
}
