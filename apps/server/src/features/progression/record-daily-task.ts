import type { Tx } from "@hilo/db/open-database";
import { completeTask, DAILY_TASKS, type DailyTask } from "@hilo/rules/progression/daily-tasks";
import type { Day } from "@hilo/rules/progression/site-day";
import { findDailyRecord, putDailyRecord } from "./daily.repo.ts";
import { type Earned, NOTHING_EARNED } from "./earned.ts";
import { addXp } from "./progression.repo.ts";

/** A second time on the same day changes nothing. The caller must have locked the user's row with `lockStats`. */
export async function recordDailyTask(
	tx: Tx,
	userId: string,
	challenge: DailyTask,
	today: Day,
): Promise<Pick<Earned, "challenges" | "allDone" | "xp">> {
	const { record, xp } = completeTask(await findDailyRecord(tx, userId), challenge, today);
	if (xp === 0) return NOTHING_EARNED;
	await putDailyRecord(tx, userId, record);
	await addXp(tx, userId, xp);
	return { challenges: [challenge], allDone: DAILY_TASKS.every((each) => record.done[each]), xp };
}
