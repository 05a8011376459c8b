import { expect, it } from "vitest";
import { isSuspended, NO_SUSPENSION_END, suspensionText } from "./suspension.ts";

it("names the day that a suspension ends on in the site's time zone, and none without an end", () => {
	const until = Date.parse("2026-12-03T23:30:00Z");
	expect(suspensionText(until, "UTC")).toBe("This account is suspended until 3 December 2026.");
	expect(suspensionText(until, "Europe/Berlin")).toBe("This account is suspended until 4 December 2026.");
	expect(suspensionText(NO_SUSPENSION_END, "UTC")).toBe("This account is suspended.");
});

it("suspends until the end, exclusive", () => {
	const ends = [null, 4, 5, 6, NO_SUSPENSION_END];
	expect(ends.map((until) => isSuspended(until, 5))).toEqual([false, false, false, true, true]);
});
