import { type Day, dayAfter, dayAt, dayBefore, startOfNamedDay } from "../progression/site-day.ts";
import { MINUTE_MS } from "../time/durations.ts";

export interface BackupSchedule {
	/** Minutes after midnight. */
	readonly minuteOfDay: number;
	readonly timeZone: string;
}

/** When the last backup was due at `now`. Epoch ms; on days when the clocks change it may be an hour off. */
export function lastDueAt(now: number, schedule: BackupSchedule): number {
	const today = dayAt(now, schedule.timeZone);
	const due = dueOn(today, schedule);
	return due <= now ? due : dueOn(dayBefore(today), schedule);
}

/** When the next backup is due after `now`. Epoch ms. */
export function nextDueAt(now: number, schedule: BackupSchedule): number {
	const today = dayAt(now, schedule.timeZone);
	const due = dueOn(today, schedule);
	return due > now ? due : dueOn(dayAfter(today), schedule);
}

function dueOn(day: Day, { minuteOfDay, timeZone }: BackupSchedule): number {
	return startOfNamedDay(day, timeZone) + minuteOfDay * MINUTE_MS;
}
