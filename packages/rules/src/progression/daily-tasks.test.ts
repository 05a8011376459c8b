import fc from "fast-check";
import { expect, test } from "vitest";
import { completeTask, DAILY_TASKS, type DailyRecord, noDailyTasks, tasksOn } from "./daily-tasks.ts";
import { dayAt, dayBefore, msToMidnight } from "./site-day.ts";

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

test("an incomplete day ends the task streak", () => {
	const first = allOn("2026-03-01", null).record;
	const incomplete = completeTask(first, "classicGamePlayed", "2026-03-02").record;
	expect(tasksOn("2026-03-02", incomplete).streak).toBe(1);
	expect(tasksOn("2026-03-03", incomplete).streak).toBe(0);
	expect(tasksOn("2026-03-03", allOn("2026-03-03", incomplete).record).streak).toBe(1);
});

test("the task streak is the number of complete days in a row, whatever was done in between", () => {
	const days = Array.from({ length: 12 }, (_, index) => `2026-02-${String(index + 20).padStart(2, "0")}`).map(
		(day) =>
			new Date(Date.parse("2026-02-20T00:00:00Z") + (Number(day.slice(8)) - 20) * 86_400_000)
				.toISOString()
				.slice(0, 10),
	);
	const plan = fc.array(fc.subarray([...DAILY_TASKS]), {
		minLength: days.length,
		maxLength: days.length,
	});
	fc.assert(
		fc.property(plan, (done) => {
			let record: DailyRecord | null = null;
			let streak = 0;
			for (const [index, day] of days.entries()) {
				const today = done[index] ?? [];
				for (const task of today) record = completeTask(record, task, day).record;
				const complete = today.length === DAILY_TASKS.length;
				expect(tasksOn(day, record).streak).toBe(complete ? streak + 1 : streak);
				streak = complete ? streak + 1 : 0;
			}
		}),
	);
});

const ZONES = ["UTC", "Pacific/Auckland", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"];

test("the site's day follows its time zone", () => {
	const now = Date.UTC(2026, 10, 21, 11, 30);
	expect(dayAt(now, "UTC")).toBe("2026-11-21");
	expect(dayAt(now, "Pacific/Auckland")).toBe("2026-11-22");
	expect(dayAt(Date.UTC(2026, 10, 21, 3), "America/New_York")).toBe("2026-11-20");
	expect(dayBefore("2024-03-01")).toBe("2024-02-29");
});

test("finds midnight on days of 23, 24 and 25 hours", () => {
	const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
	fc.assert(
		fc.property(moment, fc.constantFrom(...ZONES), (now, zone) => {
			const midnight = now + msToMidnight(now, zone);
			expect(dayAt(midnight - 1, zone)).toBe(dayAt(now, zone));
			expect(dayBefore(dayAt(midnight, zone))).toBe(dayAt(now, zone));
		}),
		{ numRuns: 200 },
	);
	expect(msToMidnight(Date.UTC(2026, 2, 8, 5), "America/New_York")).toBe(23 * 3_600_000);
	expect(msToMidnight(Date.UTC(2026, 10, 1, 4), "America/New_York")).toBe(25 * 3_600_000);
});
