import type { Tx } from "@hilo/db/open-database";
import {
	completeChallenge,
	DAILY_CHALLENGES,
	type DailyChallenge,
} from "@hilo/rules/progression/daily-challenges";
import type { Day } from "@hilo/rules/progression/site-day";
import { findDailyRecord, putDailyRecord } from "./daily.repo.ts";
import { type Earned, NOTHING_EARNED } from "./earned.ts";
import { addXp } from "./progression.repo.ts";

/**
 * Marks a challenge as done today and gives its XP; a second time changes nothing. The caller holds the user's figures (`lockStats`).
 *
 * @returns the challenges that this completed, whether the day is complete with it, and the XP that it gave.
 */
export async function doDailyChallenge(
	tx: Tx,
	userId: string,
	challenge: DailyChallenge,
	today: Day,
): Promise<Pick<Earned, "challenges" | "allDone" | "xp">> {
	const { record, xp } = completeChallenge(await findDailyRecord(tx, userId), challenge, today);
	if (xp === 0) return NOTHING_EARNED;
	await putDailyRecord(tx, userId, record);
	await addXp(tx, userId, xp);
	return { challenges: [challenge], allDone: DAILY_CHALLENGES.every((each) => record.done[each]), xp };
}
