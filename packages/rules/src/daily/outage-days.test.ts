import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowOf } from "./days.ts";
import { isOutageDay, mergeOutages } from "./outage-days.ts";

const between = (beganAt: string, endedAt: string) => ({
	beganAt: Date.parse(beganAt),
	endedAt: Date.parse(endedAt),
});

describe("a day is an outage day", () => {
	it.each([
		["with more than an hour", [between("2026-11-23T10:00Z", "2026-11-23T11:00:01Z")], true],
		["not with an hour", [between("2026-11-23T10:00Z", "2026-11-23T11:00Z")], false],
		[
			"with more than an hour in sum",
			[between("2026-11-23T01:00Z", "2026-11-23T01:40Z"), between("2026-11-23T22:00Z", "2026-11-23T22:21Z")],
			true,
		],
		[
			"not with overlapping outages below an hour",
			[between("2026-11-23T01:00Z", "2026-11-23T01:40Z"), between("2026-11-23T01:10Z", "2026-11-23T01:50Z")],
			false,
		],
		["not with an outage mostly before midnight", [between("2026-11-22T22:00Z", "2026-11-23T00:59Z")], false],
		["within an outage of several days", [between("2026-11-20T22:00Z", "2026-11-27T00:59Z")], true],
	])("%s", (_, outages, isOne) => {
		expect(isOutageDay("2026-11-23", "UTC", mergeOutages(outages))).toBe(isOne);
	});

	it("by the midnights of the time zone", () => {
		const outages = [between("2026-11-23T10:00Z", "2026-11-23T11:30Z")];
		const daysIn = (timeZone: string) =>
			["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"].filter((day) =>
				isOutageDay(day, timeZone, outages),
			);
		expect(daysIn("Europe/Berlin")).toEqual(["2026-11-23"]);
		expect(daysIn("Pacific/Kiritimati")).toEqual(["2026-11-24"]);
		expect(daysIn("Etc/GMT+12")).toEqual(["2026-11-22"]);
		// Half before midnight, half after.
		expect(daysIn("Pacific/Auckland")).toEqual([]);
	});

	it("by the whole 24 hours of a deck on a short day", () => {
		const outages = [between("2027-03-28T22:00Z", "2027-03-28T23:00:01Z")];
		expect(windowOf("2027-03-28", "Europe/Berlin").closesAt).toBe(Date.parse("2027-03-28T23:00Z"));
		expect(isOutageDay("2027-03-28", "Europe/Berlin", outages)).toBe(false);
		const longer = [between("2027-03-28T21:59Z", "2027-03-28T23:00Z")];
		expect(isOutageDay("2027-03-28", "Europe/Berlin", longer)).toBe(true);
	});
});

it("merges overlapping outages without changing what they cover", () => {
	const minute = fc.integer({ min: 0, max: 300 });
	const outage = fc.tuple(minute, fc.integer({ min: 1, max: 60 })).map(([beganAt, ms]) => ({
		beganAt,
		endedAt: beganAt + ms,
	}));
	fc.assert(
		fc.property(fc.array(outage), (outages) => {
			const covers = (list: typeof outages, at: number) =>
				list.filter(({ beganAt, endedAt }) => beganAt <= at && at < endedAt).length;
			const merged = mergeOutages(outages);
			for (let at = 0; at < 370; at++) expect(covers(merged, at)).toBe(Math.min(1, covers(outages, at)));
			expect(merged.map(({ beganAt }) => beganAt)).toEqual(
				merged.map(({ beganAt }) => beganAt).sort((a, b) => a - b),
			);
		}),
	);
});
