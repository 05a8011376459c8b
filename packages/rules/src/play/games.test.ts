import { expect, it } from "vitest";
import * as delays from "./delays.ts";
import {
	CLASSIC_GAMES,
	GAME_IDS,
	GAME_KEYS,
	gameOfKey,
	gameOfName,
	gameTitle,
	isGameId,
	isGameKey,
	SCORE_LABELS,
	TRACKED_NAMES,
} from "./games.ts";

it("gives each key to one game, which also answers to its id", () => {
	expect(GAME_IDS.flatMap((id) => CLASSIC_GAMES[id].keys).toSorted()).toEqual(GAME_KEYS.toSorted());
	for (const id of GAME_IDS) for (const key of CLASSIC_GAMES[id].keys) expect(gameOfKey(key)).toBe(id);
	expect(TRACKED_NAMES.map(gameOfName)).toEqual([...GAME_IDS, ...GAME_KEYS.map(gameOfKey)]);
	expect(new Set(Object.values(SCORE_LABELS)).size).toBe(GAME_KEYS.length);
});

it("has one title for all keys of a game, with the period where there is one", () => {
	expect(gameTitle("countryGame")).toBe("Countries");
	expect(gameTitle("historyGame")).toBe("History");
	expect(gameTitle("historyGame1800_1900", "Dates")).toBe("Dates (1800-1900)");
});

it.each(GAME_IDS)(
	"shows the number of %s before its mark, and both before the mark goes or the dialog opens",
	(id) => {
		const { checkMs, crossMs, countUpMs, advanceMs, wrongModalMs } = CLASSIC_GAMES[id];
		expect(crossMs).toBeGreaterThanOrEqual(Math.min(300, countUpMs || 300));
		expect(crossMs).toBeLessThanOrEqual(wrongModalMs - delays.MIN_WRONG_NUMBER_MS);
		expect(checkMs).toBeLessThan(Math.min(delays.CORRECT_HIDE_MARK_MS, advanceMs - delays.CARD_SLIDE_MS));
	},
);

it("tells keys and ids from other texts", () => {
	for (const text of ["", "github", "GithubGame", "toString"]) expect(isGameKey(text)).toBe(false);
	for (const text of ["", "githubGame", "Reddit", "toString"]) expect(isGameId(text)).toBe(false);
});
