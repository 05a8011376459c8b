import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../progression/site-day.ts";
import { OPEN_MS, windowOf } from "./days.ts";
import {
	changeZone,
	closingTimeOf,
	MIN_ZONE_CHANGE_INTERVAL_MS,
	nextOpeningTimeOf,
	openDaysOf,
	type PlayerTimeZone,
	wasOpenTo,
} from "./own-days.ts";

const INTERVAL_MS = 20 * 60_000;
const ZONES = [
	"UTC",
	"Etc/GMT-14",
	"Etc/GMT+12",
	"Pacific/Auckland",
	"America/Los_Angeles",
	"Europe/Berlin",
	"America/Havana",
	"Asia/Kathmandu",
];
const at = (iso: string) => Date.parse(iso);
const unchangedZone = (timeZone: string): PlayerTimeZone => ({ timeZone, change: null });

describe("without a change", () => {
	it.each([
		["after a day", "Europe/Berlin", "2026-11-23T12:00Z", ["2026-11-23"]],
		[
			"for the last hour of a deck that a night cut short",
			"Europe/Berlin",
			"2027-03-28T22:30Z",
			["2027-03-28", "2027-03-29"],
		],
		["for the 25th hour of a long day", "Europe/Berlin", "2026-10-25T22:30Z", ["2026-10-25"]],
		["where the clocks go forward at midnight", "America/Santiago", "2026-09-06T04:30Z", ["2026-09-06"]],
		["for a day that a zone has left out", "Pacific/Apia", "2011-12-30T11:00Z", ["2011-12-30", "2011-12-31"]],
	])("lists the open days %s", (_, timeZone, now, days) => {
		expect(openDaysOf(unchangedZone(timeZone), at(now))).toEqual(days);
	});
});

describe("a change of the time zone", () => {
	it("to the east leaves yesterday's deck open until it closes in the old zone", () => {
		const zone = changeZone(
			unchangedZone("America/Los_Angeles"),
			"Pacific/Auckland",
			at("2026-11-24T04:00Z"),
		);
		expect(openDaysOf(zone, at("2026-11-24T04:00Z"))).toEqual(["2026-11-23", "2026-11-24"]);
		expect(closingTimeOf("2026-11-23", zone)).toBe(at("2026-11-24T08:00Z"));
		expect(openDaysOf(zone, at("2026-11-24T08:00Z"))).toEqual(["2026-11-24"]);
		// It had not begun in the old zone, and would otherwise be open for seven hours only.
		expect(closingTimeOf("2026-11-24", zone)).toBe(at("2026-11-25T08:00Z"));
		expect(closingTimeOf("2026-11-25", zone)).toBe(at("2026-11-25T11:00Z"));
	});

	it("to the west opens no closed deck again", () => {
		const now = at("2026-11-23T11:30Z");
		const zone = changeZone(unchangedZone("Pacific/Auckland"), "America/Los_Angeles", now);
		expect(openDaysOf(zone, now)).toEqual(["2026-11-24"]);
		expect(openDaysOf(zone, at("2026-11-25T07:59Z"))).toEqual(["2026-11-24"]);
		expect(nextOpeningTimeOf(zone, now)).toBe(at("2026-11-25T08:00Z"));
		expect(openDaysOf(zone, at("2026-11-25T08:00Z"))).toEqual(["2026-11-25"]);
	});

	it("over two days of the calendar skips neither", () => {
		const now = at("2026-11-23T10:30Z");
		const zone = changeZone(unchangedZone("Etc/GMT+12"), "Etc/GMT-14", now);
		expect(openDaysOf(zone, now)).toEqual(["2026-11-22", "2026-11-23", "2026-11-24"]);
		expect(closingTimeOf("2026-11-23", zone)).toBe(at("2026-11-24T12:00Z"));
	});
});

it("opens no day again after a second change, though an older one is still open", () => {
	const first = changeZone(unchangedZone("Etc/GMT+12"), "Etc/GMT-14", at("2026-10-28T11:20Z"));
	const second = at("2026-10-30T10:20Z");
	expect(openDaysOf(first, second)).toEqual(["2026-10-29", "2026-10-31"]);
	expect(openDaysOf(changeZone(first, "UTC", second), second)).toEqual(["2026-10-31"]);
});

const zoneChanges = fc.record({
	start: fc.integer({ min: at("2026-09-01T00:00Z"), max: at("2027-04-30T00:00Z") }),
	zones: fc.array(fc.constantFrom(...ZONES), { minLength: 2, maxLength: 5 }),
	pauses: fc.array(fc.integer({ min: MIN_ZONE_CHANGE_INTERVAL_MS, max: 3 * MIN_ZONE_CHANGE_INTERVAL_MS }), {
		minLength: 5,
		maxLength: 5,
	}),
});

function* observe({ start, zones, pauses }: { start: number; zones: string[]; pauses: number[] }) {
	let zone = unchangedZone(zones[0] ?? "UTC");
	let now = start;
	for (const [index, pause] of pauses.slice(0, zones.length).entries()) {
		if (index > 0) zone = changeZone(zone, zones[index] ?? "UTC", now);
		for (const end = now + pause; now < end; now += INTERVAL_MS)
			yield { now, zone, open: openDaysOf(zone, now) };
	}
}

describe("a player who changes the time zone once in 24 hours", () => {
	it("always has an open deck, is offered none again, and misses none", () => {
		fc.assert(
			fc.property(zoneChanges, (changes) => {
				const openTimes = new Map<Day, { first: number; last: number }>();
				for (const { now, open } of observe(changes)) {
					expect(open.length).toBeGreaterThan(0);
					for (const day of open) {
						const before = openTimes.get(day);
						expect(before === undefined || now - before.last <= INTERVAL_MS).toBe(true);
						openTimes.set(day, { first: before?.first ?? now, last: now });
					}
				}
				const days = [...openTimes.keys()].sort();
				// Days that opened after the first observation were open for 24 hours each, except the last ones.
				for (const day of days.slice(0, -3)) {
					const { first, last } = openTimes.get(day) ?? { first: 0, last: 0 };
					if (first > changes.start) expect(last - first).toBeGreaterThanOrEqual(OPEN_MS - INTERVAL_MS);
				}
				const whole = Date.parse(days.at(-1) ?? "") - Date.parse(days[0] ?? "");
				expect(days).toHaveLength(whole / OPEN_MS + 1);
			}),
			{ numRuns: 20 },
		);
	});

	it("is never offered a day that has begun nowhere, and knows when the next one opens", () => {
		fc.assert(
			fc.property(zoneChanges, (changes) => {
				for (const { now, zone, open } of observe(changes)) {
					for (const day of open) expect(windowOf(day, "Etc/GMT-14").opensAt).toBeLessThanOrEqual(now);
					const next = nextOpeningTimeOf(zone, now);
					expect(next).toBeGreaterThan(now);
					expect(openDaysOf(zone, next).at(-1)).not.toBe(open.at(-1));
				}
			}),
			{ numRuns: 15 },
		);
	});
});

it("tells whether a day was open, also before a change of the time zone", () => {
	const changedAt = at("2026-11-23T10:00Z");
	const moved = changeZone(unchangedZone("Europe/Berlin"), "Pacific/Pago_Pago", changedAt);
	const wasOpen = (day: Day, iso: string) => wasOpenTo(moved, day, at(iso), "Europe/Berlin");
	// Still the 22nd in Pago Pago, but that deck had already closed in Berlin.
	expect(wasOpen("2026-11-22", "2026-11-23T10:30Z")).toBe(false);
	expect(wasOpen("2026-11-22", "2026-11-23T09:30Z")).toBe(false);
	expect(wasOpen("2026-11-22", "2026-11-22T22:30Z")).toBe(true);
	expect(wasOpen("2026-11-23", "2026-11-24T10:30Z")).toBe(true);
	expect(wasOpen("2026-11-24", "2026-11-24T10:30Z")).toBe(false);
	expect(wasOpen("2026-11-24", "2026-11-24T11:00Z")).toBe(true);
});

it("ignores a change from a clock that was ahead, and offers no deck that has not begun", () => {
	const now = at("2026-11-23T12:00Z");
	const changed = changeZone(unchangedZone("Europe/Berlin"), "Asia/Kathmandu", now + 3 * OPEN_MS);
	expect(openDaysOf(changed, now)).toEqual(["2026-11-23"]);
	expect(openDaysOf(changed, now + 3 * OPEN_MS)).toEqual(["2026-11-26"]);
});
