import fc from "fast-check";
import { expect, test } from "vitest";
import {
	countsPlayersOnly,
	crowdShares,
	crowdText,
	MIN_CROWD_PLAYERS,
	MIN_SHOWN_ANSWERS,
	shownCounts,
} from "./crowd.ts";

test("names the most frequent answer in the words of the game's buttons, once five have answered", () => {
	expect(crowdText("country", { higher: 62, lower: 30, timeout: 8 })).toBe("62 % said higher");
	expect(crowdText("history", { higher: 2, lower: 4, timeout: 0 })).toBe("67 % said earlier");
	expect(crowdText("country", { higher: MIN_SHOWN_ANSWERS - 2, lower: 0, timeout: 1 })).toBe(null);
	expect(crowdText("country", { higher: MIN_SHOWN_ANSWERS - 1, lower: 0, timeout: 1 })).toBe(
		"80 % said higher",
	);
});

test("counts players only, once enough of them have answered", () => {
	const crowd = (players: number) => [
		{ guess: "higher", count: 60, players: players - 1 },
		{ guess: "lower", count: 5, players: 1 },
	];
	const counts = (players: number) => shownCounts(crowd(players)).map(({ count }) => count);
	expect(countsPlayersOnly(crowd(MIN_CROWD_PLAYERS - 1))).toBe(false);
	expect(counts(MIN_CROWD_PLAYERS - 1)).toEqual([60, 5]);
	expect(countsPlayersOnly(crowd(MIN_CROWD_PLAYERS))).toBe(true);
	expect(counts(MIN_CROWD_PLAYERS)).toEqual([MIN_CROWD_PLAYERS - 1, 1]);
});

test("gives whole shares that add up to 100 and are off by less than one", () => {
	const count = fc.nat(100_000);
	fc.assert(
		fc.property(count, count, count, (higher, lower, timeout) => {
			const crowd = { higher, lower, timeout };
			const total = higher + lower + timeout;
			const shares = crowdShares(crowd);
			if (total === 0) return expect(shares).toBe(null);
			expect(shares && shares.higher + shares.lower + shares.timeout).toBe(100);
			for (const guess of ["higher", "lower", "timeout"] as const)
				expect(Math.abs((shares?.[guess] ?? 0) - (100 * crowd[guess]) / total)).toBeLessThan(1);
		}),
	);
});
