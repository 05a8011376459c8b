import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time/durations.ts";
import { FIRST_DAY, neighboursOf, newestClosedDay, pastDays, pastDaysIn } from "./days.ts";
import { changeZone, openDaysOf, type PlayerTimeZone } from "./own-days.ts";

const past = { first: FIRST_DAY, last: "2026-11-20" };

describe("the archive", () => {
	it("begins with deck number 1, and is empty before that has closed", () => {
		expect(pastDays("2026-07-04")).toBeNull();
		expect(pastDays("2026-07-05")).toEqual({ first: "2026-07-05", last: "2026-07-05" });
	});

	it("has the closed days of a month, the newest first", () => {
		expect(pastDaysIn("2026-11", { ...past, last: "2026-11-03" })).toEqual([
			"2026-11-03",
			"2026-11-02",
			"2026-11-01",
		]);
		expect(pastDaysIn("2026-10", past)).toHaveLength(31);
		expect(pastDaysIn("2026-07", past).at(-1)).toBe(FIRST_DAY);
		expect(pastDaysIn("2026-06", past)).toEqual([]);
		expect(pastDaysIn("2026-12", past)).toEqual([]);
	});

	it("links a deck to its neighbours", () => {
		expect(neighboursOf(FIRST_DAY, past)).toEqual({ previous: null, next: "2026-07-06" });
		expect(neighboursOf("2026-10-31", past)).toEqual({ previous: "2026-10-30", next: "2026-11-01" });
		expect(neighboursOf("2026-11-20", past)).toEqual({ previous: "2026-11-19", next: null });
	});

	it("has no deck that is still open to any player, also after a change of the time zone", () => {
		const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "Etc/GMT+12", "Etc/GMT-14");
		const moment = fc.integer({ min: Date.parse("2026-07-05"), max: Date.parse("2028-01-01") });
		const hours = fc.integer({ min: 0, max: 2 * DAY_MS });
		fc.assert(
			fc.property(zone, zone, moment, hours, (from, to, moved, later) => {
				const before: PlayerTimeZone = { timeZone: from, change: null };
				const closed = newestClosedDay(moved + later);
				for (const own of [before, changeZone(before, to, moved)])
					expect(openDaysOf(own, moved + later).filter((day) => day <= closed)).toEqual([]);
			}),
		);
	});
});
