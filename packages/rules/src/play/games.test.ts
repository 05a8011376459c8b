import { describe, expect, it } from "vitest";
import * as delays from "./delays.ts";
import {
	CLASSIC_GAMES,
	GAME_IDS,
	GAME_KEYS,
	GAME_LABELS,
	gameOfKey,
	gameOfName,
	gameTitle,
	isGameId,
	isGameKey,
	TRACKED_NAMES,
} from "./games.ts";

describe("the games", () => {
	it("are eight, with thirteen keys, each of one game", () => {
		expect(GAME_IDS).toHaveLength(8);
		expect(GAME_KEYS).toHaveLength(13);
		expect(GAME_IDS.flatMap((id) => CLASSIC_GAMES[id].keys).toSorted()).toEqual(GAME_KEYS.toSorted());
	});

	it.each(GAME_IDS)("%s is consistent", (id) => {
		const game = CLASSIC_GAMES[id];
		expect(game.id).toBe(id);
		expect(game.keys[0]).toBe(game.key);
		for (const key of game.keys) expect(gameOfKey(key)).toBe(id);
	});

	it("have the documented routes", () => {
		expect(GAME_IDS.map((id) => CLASSIC_GAMES[id].route)).toEqual([
			"/app",
			"/reddit-game",
			"/country-game",
			"/movie-game",
			"/music-game",
			"/wealth-game",
			"/history-game",
			"/cs16-game",
		]);
	});

	it("have the documented names as second lines on the leaderboard", () => {
		expect(GAME_IDS.map((id) => CLASSIC_GAMES[id].boardName)).toEqual([
			"GitHub Stars",
			"Reddit Subscribers",
			"Country Population",
			"Movie Budget",
			"Music Streams",
			"Billionaire Wealth",
			"Historical Events",
			"CS 1.6 Weapons",
		]);
	});

	it("have the documented labels on profiles", () => {
		expect(GAME_LABELS).toMatchObject({
			githubGame: "GitHub PRs",
			redditGame: "Reddit Posts",
			countryGame: "Countries",
			movieGame: "Movies",
			musicGame: "Music",
			wealthGame: "Wealth",
			cs16Game: "CS 1.6",
		});
		expect(new Set(Object.values(GAME_LABELS)).size).toBe(GAME_KEYS.length);
	});

	it("have one title for all keys, with the period where there is one", () => {
		expect(gameTitle("countryGame")).toBe("Countries");
		expect(gameTitle("historyGame")).toBe("History");
		expect(gameTitle("historyGame2000_Present")).toBe("History (2000-Present)");
		expect(gameTitle("historyGame1800_1900", "Dates")).toBe("Dates (1800-1900)");
	});

	it("have the documented times", () => {
		const times = (id: keyof typeof CLASSIC_GAMES) => {
			const { timerMs, advanceMs, wrongModalMs, countUpMs } = CLASSIC_GAMES[id];
			return { timerMs, advanceMs, wrongModalMs, countUpMs };
		};
		const common = { timerMs: 20_000, advanceMs: 2300, wrongModalMs: 1500, countUpMs: 500 };
		expect(times("github")).toEqual(common);
		expect(times("reddit")).toEqual({ ...common, countUpMs: 1500 });
		expect(times("country")).toEqual(common);
		expect(times("movie")).toEqual(common);
		expect(times("music")).toEqual({ ...common, advanceMs: 2000 });
		expect(times("wealth")).toEqual(common);
		expect(times("history")).toEqual({ ...common, timerMs: 35_000, advanceMs: 2000, countUpMs: 0 });
		expect(times("cs16")).toEqual({ ...common, advanceMs: 1500 });
	});

	it("show the number before its mark, and both before the mark disappears or the dialog opens", () => {
		for (const id of GAME_IDS) {
			const { checkMs, crossMs, countUpMs, advanceMs, wrongModalMs } = CLASSIC_GAMES[id];
			expect(crossMs, id).toBeGreaterThanOrEqual(300);
			expect(crossMs, id).toBeLessThanOrEqual(wrongModalMs - delays.MIN_WRONG_NUMBER_MS);
			expect(checkMs, id).toBeLessThan(
				Math.min(delays.CORRECT_HIDE_MARK_MS, advanceMs - delays.CARD_SLIDE_MS),
			);
			if (id !== "reddit") expect([checkMs, crossMs], id).toEqual(Array(2).fill(countUpMs || 300));
		}
		expect(CLASSIC_GAMES.github.crossMs).toBe(500);
		expect(CLASSIC_GAMES.reddit).toMatchObject({ checkMs: 1000, crossMs: 900 });
	});

	it("save the filter with the score in four of them, and end with their items in two", () => {
		expect(GAME_IDS.filter((id) => CLASSIC_GAMES[id].storesFilter)).toEqual([
			"movie",
			"music",
			"wealth",
			"history",
		]);
		expect(GAME_IDS.filter((id) => CLASSIC_GAMES[id].endsWhenExhausted)).toEqual(["music", "history"]);
	});

	it("are told apart from other texts", () => {
		expect(GAME_KEYS.every(isGameKey)).toBe(true);
		expect(GAME_IDS.every(isGameId)).toBe(true);
		for (const text of ["", "github", "GithubGame", "toString"]) expect(isGameKey(text)).toBe(false);
		for (const text of ["", "githubGame", "Reddit", "toString"]) expect(isGameId(text)).toBe(false);
	});

	it("are tracked by id or key", () => {
		expect(TRACKED_NAMES).toHaveLength(21);
		expect(TRACKED_NAMES.map(gameOfName)).toEqual([...GAME_IDS, ...GAME_KEYS.map(gameOfKey)]);
	});
});

it("holds the documented delays", () => {
	expect(delays.CORRECT_ANIMATE_MS).toBe(1800);
	expect(delays).toMatchObject({
		CORRECT_HIDE_MARK_MS: 1500,
		CORRECT_ADVANCE_MS: 2300,
		CARD_SLIDE_MS: 500,
		WRONG_MODAL_MS: 1500,
		WRONG_CROSS_MS: 500,
		TIMER_WARN_SECONDS: 10,
		TIMER_DANGER_SECONDS: 5,
		NETWORK_GRACE_MS: 2000,
		FAST_ANSWER_MS: 2000,
	});
});
