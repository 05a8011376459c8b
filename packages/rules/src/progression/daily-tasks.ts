import { type Day, dayBefore } from "./site-day.ts";

/** The XP of each daily task (docs/product.md#daily-tasks). */
export const DAILY_TASK_XP = {
	classicGamePlayed: 50,
	customGamePlayed: 75,
	friendInvited: 100,
} as const;

export type DailyTask = keyof typeof DAILY_TASK_XP;

export const DAILY_TASKS = Object.keys(DAILY_TASK_XP) as readonly DailyTask[];

/** For all three on one day, on top of their own XP. */
export const ALL_TASKS_BONUS_XP = 50;

/** A player's daily tasks today. `streak` is the task streak: complete days in a row. */
export type DailyTasks = Record<DailyTask, boolean> & { readonly streak: number };

/** What is stored of a player's daily tasks. It stays unchanged until the player does something on a later day. */
export interface DailyRecord {
	readonly day: Day;
	readonly done: Readonly<Record<DailyTask, boolean>>;
	/** The last day on which all three were done; null without one. */
	readonly lastComplete: Day | null;
	/** Complete days in a row up to `lastComplete`. */
	readonly streak: number;
}

const NONE_DONE = { classicGamePlayed: false, customGamePlayed: false, friendInvited: false } as const;

/** Returns the daily tasks of a player who has done none. */
export function noDailyTasks(): DailyTasks {
	return { ...NONE_DONE, streak: 0 };
}

/** Today, or the record's day if that is later, because a clock was wrong: its XP must not be given twice. */
function dayFor(record: DailyRecord | null, today: Day): Day {
	return record && record.day > today ? record.day : today;
}

/** Returns the tasks of a day. The task streak counts up to today, or up to yesterday while today is not complete. */
export function tasksOn(day: Day, record: DailyRecord | null): DailyTasks {
	if (!record) return noDailyTasks();
	const today = dayFor(record, day);
	const isAlive = record.lastComplete === today || record.lastComplete === dayBefore(today);
	return { ...(record.day === today ? record.done : NONE_DONE), streak: isAlive ? record.streak : 0 };
}

/** Marks a task as done. Returns the record and the XP, with the bonus for a complete day; 0 XP if already done. */
export function completeTask(
	record: DailyRecord | null,
	task: DailyTask,
	day: Day,
): { record: DailyRecord; xp: number } {
	const today = dayFor(record, day);
	const { streak, ...before } = tasksOn(today, record);
	const lastComplete = record?.lastComplete ?? null;
	const done = { ...before, [task]: true };
	if (before[task]) return { record: { day: today, done, lastComplete, streak }, xp: 0 };
	const xp = DAILY_TASK_XP[task];
	if (!DAILY_TASKS.every((dailyTask) => done[dailyTask]))
		return { record: { day: today, done, lastComplete, streak }, xp };
	return {
		record: { day: today, done, lastComplete: today, streak: streak + 1 },
		xp: xp + ALL_TASKS_BONUS_XP,
	};
}
