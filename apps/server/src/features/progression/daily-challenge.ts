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

/** A second time on the same day changes nothing. The caller must have locked the user's row with `lockStats`. */
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
