import { describe, expect, it } from "vitest";
import {
	COMPARE_CUSTOM,
	comparePopularity,
	customOrder,
	efficiency,
	historyKeyOf,
	startOf,
} from "./boards.ts";

describe("a custom game's board", () => {
	const row = { score: 5, timePerGuess: 3, date: 5, verified: false };

	it.each([
		["score", { score: 6, timePerGuess: 9 }, "the higher score"],
		["score", { timePerGuess: 2, date: 9 }, "then the quicker"],
		["score", { date: 4 }, "then the earlier"],
		["score", { verified: true }, "then the judged"],
		["time", { timePerGuess: 2, score: 1 }, "the quicker"],
		["time", { verified: true }, "then the judged"],
		["date", { date: 6, score: 1 }, "the newer"],
		["date", { verified: true }, "then the judged"],
	] as const)("by %s has %j first: %s", (order, better, _) => {
		const other = { ...row, ...better };
		expect(COMPARE_CUSTOM[order](other, row)).toBeLessThan(0);
		expect(COMPARE_CUSTOM[order](row, other)).toBeGreaterThan(0);
	});

	it("is ordered by score by default", () => {
		expect([undefined, "time", "name"].map(customOrder)).toEqual(["score", "time", "score"]);
	});
});

it("counts efficiency in whole percent, and 0 without a guess", () => {
	expect([efficiency(0, 0), efficiency(1, 3), efficiency(2, 3), efficiency(10, 10)]).toEqual([
		0, 33, 67, 100,
	]);
});

it("takes a history key or its period for a board's name in the path", () => {
	expect(historyKeyOf("1800_1900")).toBe("historyGame1800_1900");
	expect(historyKeyOf("historyGame2000_Present")).toBe("historyGame2000_Present");
	for (const name of ["githubGame", "1800", "Game"]) expect(historyKeyOf(name)).toBeNull();
});

it("orders games by plays, then custom ones first, then by name", () => {
	const games = [
		{ type: "classic", name: "A", playCount: 2 },
		{ type: "custom", name: "C", playCount: 2 },
		{ type: "custom", name: "B", playCount: 2 },
		{ type: "classic", name: "Z", playCount: 9 },
		{ type: "custom", name: "D", playCount: 0 },
	] as const;
	expect(games.toSorted(comparePopularity).map(({ name }) => name)).toEqual(["Z", "B", "C", "A", "D"]);
});

it.each([
	["2026-11-22", "2026-11-16", "2026-11-01"],
	["2026-11-16", "2026-11-16", "2026-11-01"],
	["2026-11-01", "2026-10-26", "2026-11-01"],
	["2027-01-01", "2026-12-28", "2027-01-01"],
	["2028-03-01", "2028-02-28", "2028-03-01"],
])("%s is in the week that began on %s, and in the month of %s", (day, week, month) => {
	expect(startOf("week", day)).toBe(week);
	expect(startOf("month", day)).toBe(month);
});
