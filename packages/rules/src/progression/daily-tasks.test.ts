import fc from "fast-check";
import { expect, test } from "vitest";
import { completeTask, DAILY_TASKS, type DailyRecord, noDailyTasks, tasksOn } from "./daily-tasks.ts";
import { dayAfter } from "./site-day.ts";

const allOn = (day: string, record: DailyRecord | null) =>
	DAILY_TASKS.reduce(
		(total, task) => {
			const next = completeTask(total.record, task, day);
			return { record: next.record, xp: total.xp + next.xp };
		},
		{ record, xp: 0 } as { record: DailyRecord | null; xp: number },
	);

test("a day gives 50, 75 and 100 XP, and 50 for all three, once", () => {
	const firstTime = allOn("2026-11-21", null);
	expect(firstTime.xp).toBe(50 + 75 + 100 + 50);
	expect(tasksOn("2026-11-21", firstTime.record)).toEqual({
		classicGamePlayed: true,
		customGamePlayed: true,
		friendInvited: true,
		streak: 1,
	});
	expect(allOn("2026-11-21", firstTime.record)).toEqual({ record: firstTime.record, xp: 0 });
});

test("midnight resets the daily tasks and keeps the task streak while today is open", () => {
	const { record } = allOn("2026-12-31", null);
	expect(tasksOn("2027-01-01", record)).toEqual({ ...noDailyTasks(), streak: 1 });
	expect(tasksOn("2027-01-02", record)).toEqual(noDailyTasks());
});

test("the task streak is the number of complete days in a row, whatever was done in between", () => {
	const plan = fc.array(fc.subarray([...DAILY_TASKS]), { minLength: 12, maxLength: 12 });
	fc.assert(
		fc.property(plan, (done) => {
			let record: DailyRecord | null = null;
			let [day, streak] = ["2026-02-20", 0];
			for (const today of done) {
				for (const task of today) record = completeTask(record, task, day).record;
				const isComplete = today.length === DAILY_TASKS.length;
				expect(tasksOn(day, record).streak).toBe(isComplete ? streak + 1 : streak);
				streak = isComplete ? streak + 1 : 0;
				day = dayAfter(day);
			}
		}),
	);
});
