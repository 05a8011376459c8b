import { PRESENCE_TIMEOUT_MS } from "@hilo/rules/presence/presence";
import { sql } from "kysely";

/** For `orderBy`: friends who are present come first, then those who were seen last. `presences` must have no alias. */
export function onlineFirst(now: number) {
	return sql`case
		when presences.status <> 'offline' and abs(presences.last_seen_at - ${now}) < ${PRESENCE_TIMEOUT_MS} then 0 else 1
	end, coalesce(presences.last_seen_at, 0) desc`;
}
