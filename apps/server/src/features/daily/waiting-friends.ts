import { openDaysOf } from "@hilo/rules/daily/own-days";
import { MAX_FINISHED_FRIENDS, MAX_WAITING_FRIENDS } from "@hilo/rules/daily/result";
import { MAX_FRIENDS } from "@hilo/rules/friends/caps";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { avatarOf } from "../users/avatar.ts";
import { findFinishedFriends, findWaitingFriends } from "./board.repo.ts";
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
		avatarUrl: avatarOf({ ...row, id: row.user_id }).avatarUrl,
		/** Whether the caller has sent them the day's message, `nudgeText`. */
		isNudged: row.is_nudged === 1,
	}));
}

/** How many friends have finished a day's deck, and the latest of them. Their results are told later. */
export async function listFinishedFriends({ db }: Pick<Ctx, "db">, day: Day, userId: string) {
	const rows = await findFinishedFriends(db.kysely, day, userId);
	return {
		count: rows.length,
		latest: rows.slice(0, MAX_FINISHED_FRIENDS).map((row) => ({
			userId: row.id,
			username: row.username,
			avatarUrl: avatarOf(row).avatarUrl,
		})),
	};
}
