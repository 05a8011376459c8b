import { expect, it } from "vitest";
import { GAME_KEYS } from "../play/games.ts";
import { isBetterScore, scoreTable } from "./scores.ts";

it("puts the score of each key under that key", () => {
	const table = scoreTable((key) => ({ highScore: 1, label: key, verified: true }));
	for (const key of GAME_KEYS) expect(table[key].label).toBe(key);
});

it.each([
	["a first score", [1, false], undefined, true],
	["no score", [0, true], undefined, false],
	["a higher score", [6, false], [5, true], true],
	["a lower score", [4, true], [5, false], false],
	["the same score", [5, true], [5, true], false],
	["the same score, verified, over an unverified one", [5, true], [5, false], true],
	["the same score, unverified, over a verified one", [5, false], [5, true], false],
	["a judged 0 over a stored 0", [0, true], [0, false], false],
] as const)("keeps the better of two scores: %s", (_, [score, verified], stored, replaces) => {
	const current = stored && { score: stored[0], verified: stored[1] };
	expect(isBetterScore({ score, verified }, current)).toBe(replaces);
});
