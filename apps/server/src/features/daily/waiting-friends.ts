import { openDaysOf } from "@hilo/rules/daily/own-days";
import { MAX_WAITING_FRIENDS } from "@hilo/rules/daily/result";
import { MAX_FRIENDS } from "@hilo/rules/friends/caps";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Platform } from "../../platform/platform.ts";
import { avatarOf } from "../users/avatar.ts";
import { findWaitingFriends } from "./board.repo.ts";
import { toPlayerTimeZone } from "./own-zone.ts";

/**
 * Friends who can play the deck now and have not finished it, at most `MAX_WAITING_FRIENDS`; those who were online last
 * first.
 */
export async function listWaitingFriends({ db, clock }: Platform, day: Day, userId: string) {
	const now = clock.now();
	// All friends, since the deck may not be open where most of them live.
	const rows = await findWaitingFriends(db.kysely, { day, userId, limit: MAX_FRIENDS, now });
	const canPlay = rows.filter((row) => {
		const zone = toPlayerTimeZone(row);
		// A friend without a time zone has never played a deck: theirs is taken to be open.
		return zone === null || openDaysOf(zone, now).includes(day);
	});
	return canPlay.slice(0, MAX_WAITING_FRIENDS).map((row) => ({
		userId: row.user_id,
		username: row.username,
		avatarUrl: avatarOf(row).avatarUrl,
		/** Whether the caller has sent them the day's message, `nudgeText`. */
		isNudged: row.is_nudged === 1,
	}));
}
