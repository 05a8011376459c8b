import { expect, test } from "vitest";
import { HISTORY_PERIODS } from "../filter-options.ts";
import { HISTORY_EVENTS, historyPool } from "./history.pool.ts";

test("has a different title and a year from 1800 on for each event", () => {
	expect(new Set(HISTORY_EVENTS.map(({ title }) => title.toLowerCase())).size).toBe(HISTORY_EVENTS.length);
	for (const { id, year } of HISTORY_EVENTS)
		expect(Number.isInteger(year) && year >= 1800 && year <= 2026, id).toBe(true);
});

test("reveals the year in no title or sentence", () => {
	for (const { id, title, text } of HISTORY_EVENTS)
		expect(`${id} ${title} ${text}`).not.toMatch(/\b(1[5-9]|20)\d\d\b/);
});

test("gives nearly every event its own article", () => {
	const titles = HISTORY_EVENTS.map(({ article }) => article);
	for (const title of titles) expect(title).toMatch(/^[^\s#_[\]|{}<>](?:[^#_[\]|{}<>]*\S)?$/);
	expect(new Set(titles).size).toBeGreaterThanOrEqual(HISTORY_EVENTS.length - 16);
});

test.each(HISTORY_PERIODS)("has enough to play for $label", ({ value }) => {
	expect(historyPool(value).cards.length).toBeGreaterThanOrEqual(100);
});

test("counts a year between two periods to both", () => {
	for (const period of ["1800_1900", "1900_1940"] as const)
		expect(historyPool(period).cards.map(({ id }) => id)).toContain("galveston-hurricane");
});
