import { expect, test } from "vitest";
import { HOUR_MS } from "../time/durations.ts";
import { lastDueAt, nextDueAt } from "./backup-schedule.ts";

const BERLIN = { minuteOfDay: 3 * 60 + 30, timeZone: "Europe/Berlin" };
const at = (time: string) => Date.parse(time);

test.each([
	["2026-11-27T02:29:59Z", "2026-11-26T02:30:00Z", "2026-11-27T02:30:00Z"],
	["2026-11-27T02:30:00Z", "2026-11-27T02:30:00Z", "2026-11-28T02:30:00Z"],
	["2026-11-27T23:30:00Z", "2026-11-27T02:30:00Z", "2026-11-28T02:30:00Z"],
	["2026-12-31T12:00:00Z", "2026-12-31T02:30:00Z", "2027-01-01T02:30:00Z"],
])("at %s the last backup was due at %s, and the next is due at %s", (now, last, next) => {
	expect(lastDueAt(at(now), BERLIN)).toBe(at(last));
	expect(nextDueAt(at(now), BERLIN)).toBe(at(next));
});

test("is due once a day in the weeks when the clocks change", () => {
	for (const start of ["2026-03-27T12:00:00Z", "2026-10-23T12:00:00Z"]) {
		const due = new Set(
			Array.from({ length: 96 }, (_, hour) => lastDueAt(at(start) + hour * HOUR_MS, BERLIN)),
		);
		expect(due.size).toBe(5);
	}
});
