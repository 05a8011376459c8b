import { expect, test } from "vitest";
import { ageOf, DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

test.each([
	[-5, "just now"],
	[MINUTE_MS - 1, "just now"],
	[MINUTE_MS, "1 minute ago"],
	[HOUR_MS - 1, "59 minutes ago"],
	[HOUR_MS, "1 hour ago"],
	[2 * DAY_MS - 1, "47 hours ago"],
	[2 * DAY_MS, "2 days ago"],
])("%i ms are %s", (ms, text) => expect(ageOf(ms)).toBe(text));
