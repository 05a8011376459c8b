import { expect, it } from "vitest";
import { isSuspended, NO_SUSPENSION_END, suspensionText } from "./suspension.ts";

it.each([
	["2026-12-03T12:00:00Z", "UTC", "This account is suspended until 3 December 2026."],
	["2026-12-03T23:30:00Z", "Europe/Berlin", "This account is suspended until 4 December 2026."],
])("names the day that a suspension until %s ends on in %s", (until, timeZone, text) => {
	expect(suspensionText(Date.parse(until), timeZone)).toBe(text);
});

it("names no day where there is no end", () => {
	expect(suspensionText(NO_SUSPENSION_END, "UTC")).toBe("This account is suspended.");
	expect(new Date(NO_SUSPENSION_END).getTime()).toBe(NO_SUSPENSION_END);
});

it("suspends until the end, exclusive", () => {
	expect([null, 4, 5, 6, NO_SUSPENSION_END].map((until) => isSuspended(until, 5))).toEqual([
		false,
		false,
		false,
		true,
		true,
	]);
});
