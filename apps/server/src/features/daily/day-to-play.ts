import type { Queries } from "@hilo/db/queries";
import type { DailyAttemptRow } from "@hilo/db/tables";
import { type OwnZone, openDaysOf } from "@hilo/rules/daily/own-days";
import type { Day } from "@hilo/rules/progression/site-day";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { isClosed } from "./deck-run.ts";
import { findDeckRun } from "./deck-runs.repo.ts";

export interface DayToPlay {
	readonly day: Day;
	readonly attempt: DailyAttemptRow | undefined;
}

/** The oldest open day that is not finished; the newest open day where all are. */
export async function dayToPlay(
	db: Queries,
	owner: PlayerOrGuest | null,
	zone: OwnZone,
	now: number,
): Promise<DayToPlay> {
	let last: DayToPlay | undefined;
	for (const day of openDaysOf(zone, now)) {
		const attempt = owner ? await findDeckRun(db, owner, day) : undefined;
		last = { day, attempt };
		const isFinished = attempt !== undefined && (attempt.status === "over" || isClosed(attempt, now));
		if (!isFinished) return last;
	}
	if (!last) throw new RangeError(`No deck is open at ${now}`);
	return last;
}
