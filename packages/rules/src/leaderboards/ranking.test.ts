import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLASSIC_GAMES } from "../play/games.ts";
import { classicBoardInput, historyBoardInput } from "./leaderboards.schema.ts";
import { COMPARE_CUSTOM, compareClassic, customOrder, efficiency, rankCustom } from "./ranking.ts";
import { historyKeyOf } from "./variants.ts";

const customRows = fc.array(
	fc.record({
		userId: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
		score: fc.integer({ min: 0, max: 3 }),
		timePerGuess: fc.integer({ min: 1, max: 3 }),
		date: fc.integer({ min: 0, max: 3 }),
		verified: fc.boolean(),
	}),
	{ maxLength: 40 },
);

describe("a classic board", () => {
	it("is ordered by score, then judged rows, then the earlier", () => {
		const rows = [
			{ score: 5, verified: false, achievedAt: 1 },
			{ score: 5, verified: true, achievedAt: 9 },
			{ score: 9, verified: false, achievedAt: 9 },
			{ score: 5, verified: true, achievedAt: 2 },
		];
		expect(rows.toSorted(compareClassic).map((row) => rows.indexOf(row))).toEqual([2, 3, 1, 0]);
	});
});

describe("a custom game's board", () => {
	const row = { userId: "a", score: 5, timePerGuess: 3, date: 5, verified: false };

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

	it("has one row per player, the best one, and at most 10 rows", () => {
		fc.assert(
			fc.property(customRows, fc.constantFrom("score", "time", "date"), (rows, order) => {
				const board = rankCustom(rows, order);
				expect(board.length).toBeLessThanOrEqual(10);
				expect(new Set(board.map(({ userId }) => userId)).size).toBe(board.length);
				for (const [i, shown] of board.entries()) {
					const previous = board[i - 1];
					if (previous) expect(COMPARE_CUSTOM[order](previous, shown)).toBeLessThanOrEqual(0);
					const own = rows.filter(
						({ userId, score }) => userId === shown.userId && (order !== "time" || score > 0),
					);
					for (const other of own) expect(COMPARE_CUSTOM[order](shown, other)).toBeLessThanOrEqual(0);
				}
			}),
		);
	});

	it("by time leaves out scores of 0", () => {
		expect(rankCustom([{ ...row, score: 0 }], "time")).toEqual([]);
		expect(rankCustom([{ ...row, score: 0 }], "score")).toHaveLength(1);
	});

	it("is ordered by score by default", () => {
		expect([undefined, "score", "time", "date", "name"].map(customOrder)).toEqual([
			"score",
			"score",
			"time",
			"date",
			"score",
		]);
	});
});

it.each([
	[0, 0, 0],
	[1, 3, 33],
	[2, 3, 67],
	[10, 10, 100],
])("calls %d right of %d an efficiency of %d %%", (score, guesses, percent) => {
	expect(efficiency(score, guesses)).toBe(percent);
});

describe("a board's name", () => {
	it("in the path may be a history key or its period", () => {
		expect(historyKeyOf("1800_1900")).toBe("historyGame1800_1900");
		expect(historyKeyOf("2000_Present")).toBe("historyGame2000_Present");
		for (const key of CLASSIC_GAMES.history.keys) expect(historyKeyOf(key)).toBe(key);
		for (const name of ["githubGame", "1800", "Game"]) expect(historyKeyOf(name)).toBeNull();
	});

	it("must be known", () => {
		const message = "No leaderboard data available for this game.";
		expect(classicBoardInput.parse({ key: "cs16Game" })).toEqual({ key: "cs16Game" });
		expect(classicBoardInput.safeParse({ key: "chess" }).error?.issues[0]?.message).toBe(message);
		expect(historyBoardInput.parse({ variant: "1900_1940" })).toEqual({ variant: "1900_1940" });
		expect(historyBoardInput.safeParse({ variant: "" }).error?.issues[0]?.message).toBe(message);
	});
});
