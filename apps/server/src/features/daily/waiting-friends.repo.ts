import type { Queries } from "@hilo/db/tables";
import { nudgeIdOf } from "@hilo/rules/daily/result";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";
import { onlineFirst } from "../friends/online-first.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

interface Wanted {
	readonly day: Day;
	readonly userId: string;
	readonly limit: number;
	readonly now: number;
}

/** Friends without a finished run of a day, those who are online first, then those who were last. */
export function findWaitingFriends(db: Queries, { day, userId, limit, now }: Wanted) {
	const isNudged = sql<0 | 1>`case when exists (
		select 1 from chats
		join chat_messages on chat_messages.chat_id = chats.id
		where ((chats.low_id = ${userId} and chats.high_id = users.id) or (chats.low_id = users.id and chats.high_id = ${userId}))
		and chat_messages.sender_id = ${userId} and chat_messages.client_id = ${nudgeIdOf(day)}
	) then 1 else 0 end`;
	return db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.leftJoin("daily_runs", (join) =>
			join.onRef("daily_runs.user_id", "=", "friendships.friend_id").on("daily_runs.day", "=", day),
		)
		.leftJoin("daily_zones", "daily_zones.user_id", "friendships.friend_id")
		.leftJoin("presences", "presences.user_id", "friendships.friend_id")
		.select(["users.id as user_id", "users.username", "users.avatar_url", isNudged.as("is_nudged")])
		.select(["daily_zones.time_zone", "previous_zone", "changed_at", "open_from", "open_to"])
		.where("friendships.user_id", "=", userId)
		.where((eb) => eb.or([eb("daily_runs.status", "is", null), eb("daily_runs.status", "=", "playing")]))
		.where(IS_VISIBLE)
		.orderBy(onlineFirst(now))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}
