import type { Tx } from "@hilo/db/open-database";
import { completeChallenge, type DailyChallenge } from "@hilo/rules/progression/daily-challenges";
import type { Day } from "@hilo/rules/progression/site-day";
import { findDailyRecord, putDailyRecord } from "./daily.repo.ts";
import { addXp } from "./progression.repo.ts";

/** Marks a challenge as done today and gives its XP; a second time changes nothing. The caller holds the user's figures (`lockStats`). */
export async function doDailyChallenge(
	tx: Tx,
	userId: string,
	challenge: DailyChallenge,
	today: Day,
): Promise<void> {
	const { record, xp } = completeChallenge(await findDailyRecord(tx, userId), challenge, today);
	if (xp === 0) return;
	await putDailyRecord(tx, userId, record);
	await addXp(tx, userId, xp);
}
