import { expect, test } from "vitest";
import { expectIdsInOrder, expectSoundPool } from "../testing/expect-sound-pool.ts";
import { HISTORY_PERIODS } from "./history.filters.ts";
import { HISTORY_EVENTS, historyPool } from "./history.pool.ts";

test("has six periods, each with its own score key", () => {
	expect(HISTORY_PERIODS.map(({ label }) => label)).toEqual([
		"Random 1800-Present",
		"1800-1900",
		"1900-1940",
		"1940-1970",
		"1970-2000",
		"2000-Present",
	]);
	expect(HISTORY_PERIODS.map(({ key }) => key)).toEqual([
		"historyGame",
		"historyGame1800_1900",
		"historyGame1900_1940",
		"historyGame1940_1970",
		"historyGame1970_2000",
		"historyGame2000_Present",
	]);
});

test("796 events, in a fixed order, from 1800 on", () => {
	expect(HISTORY_EVENTS).toHaveLength(796);
	expectIdsInOrder(HISTORY_EVENTS);
	expectSoundPool(historyPool("random"));
	expect(historyPool("random")).toMatchObject({ game: "history", asOf: "2026-11" });
	expect(new Set(HISTORY_EVENTS.map(({ title }) => title.toLowerCase())).size).toBe(796);
	for (const { id, year } of HISTORY_EVENTS) {
		expect(Number.isInteger(year), id).toBe(true);
		expect(year, id).toBeGreaterThanOrEqual(1800);
		expect(year, id).toBeLessThanOrEqual(2026);
	}
});

test("reveals the year in no title or sentence", () => {
	for (const { id, title, text } of HISTORY_EVENTS) {
		expect(`${id} ${title} ${text}`).not.toMatch(/\b(1[5-9]|20)\d\d\b/);
	}
});

test("gives nearly every event its own article", () => {
	const titles = HISTORY_EVENTS.map(({ article }) => article);
	for (const title of titles) {
		expect(title).toBe(title.trim());
		expect(title).not.toMatch(/^$|[#_[\]|{}<>]/);
	}
	expect(new Set(titles).size).toBeGreaterThanOrEqual(780);
});

test("every period has enough to play", () => {
	const sizes = Object.fromEntries(
		HISTORY_PERIODS.map(({ value }) => [value, historyPool(value).cards.length]),
	);
	expect(sizes).toEqual({
		random: 796,
		"1800_1900": 139,
		"1900_1940": 130,
		"1940_1970": 152,
		"1970_2000": 172,
		"2000_Present": 224,
	});
});

test("a year between two periods belongs to both", () => {
	const has = (period: "1800_1900" | "1900_1940") =>
		historyPool(period).cards.some(({ id }) => id === "galveston-hurricane");
	expect([has("1800_1900"), has("1900_1940")]).toEqual([true, true]);
});
