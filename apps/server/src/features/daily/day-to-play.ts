import type { Queries } from "@hilo/db/queries";
import type { DailyAttemptRow } from "@hilo/db/tables";
import type { Holder } from "../guests/open-guest.ts";
import { isClosed } from "./attempt.ts";
import { findAttempt } from "./attempts.repo.ts";
import { type OpenDay, openDaysIn } from "./open-days-in.ts";

export interface DayToPlay extends OpenDay {
	/** Undefined where it has not begun. */
	readonly attempt: DailyAttemptRow | undefined;
}

/** Returns the oldest open day that somebody has not finished; the newest where all are. */
export async function dayToPlay(
	db: Queries,
	holder: Holder | null,
	timeZones: readonly string[],
	now: number,
): Promise<DayToPlay> {
	const open = openDaysIn(timeZones, now);
	let last: DayToPlay | undefined;
	for (const each of open) {
		const attempt = holder ? await findAttempt(db, holder, each.day) : undefined;
		last = { ...each, attempt };
		const isFinished = attempt !== undefined && (attempt.status === "over" || isClosed(attempt, now));
		if (!isFinished) return last;
	}
	if (!last) throw new RangeError(`No deck is open at ${now}`);
	return last;
}
