import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findFriendIds } from "../friends/friendships.ts";
import { keepPresences, putPresence } from "./presence.repo.ts";

/** A player who opens a stream of live events counts as online, or keeps the status that was posted last. */
export async function startPresence({ db, clock, liveEvents }: Ctx, userId: string): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		if ((await keepPresences(tx, [userId], now)) > 0) return;
		await putPresence(tx, { user_id: userId, status: "online", last_seen_at: now });
		notifyAfterCommit({ liveEvents }, tx, await findFriendIds(tx, userId), { kind: "presence", of: userId });
	});
}

/** A chore: while a stream is open, its player's status holds. One who has posted "offline" stays offline. */
export async function keepStreamsPresent({ db, clock, streams }: Ctx): Promise<void> {
	const userIds = streams.players();
	if (userIds.length > 0) await db.transaction((tx) => keepPresences(tx, userIds, clock.now()));
}
