import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { choiceOf } from "./choices.ts";
import { HISTORY_PERIODS } from "./history/history.filters.ts";
import { MOVIE_ERAS, MOVIE_GENRES } from "./movie/movie.filters.ts";
import { movieFilterText } from "./movie/movie-filter-of.ts";
import { MUSIC_FILTERS } from "./music/music.filters.ts";
import { WEALTH_CATEGORIES } from "./wealth/wealth.filters.ts";

test.each(GAME_IDS)("%s can be played without choosing, and knows no made-up filter", (game) => {
	const choice = choiceOf(game, "");
	expect(choice?.pool().game).toBe(game);
	expect(choice?.pool().cards.length).toBeGreaterThanOrEqual(20);
	expect(CLASSIC_GAMES[game].keys).toContain(choice?.key);
	for (const filter of ["nonsense", "28:", ":1980s", "28:1980s:x", "__proto__"])
		expect(choiceOf(game, filter), filter).toBeNull();
});

test("every documented choice is one, with the label that is kept with its score", () => {
	for (const { value, label } of MUSIC_FILTERS)
		expect(choiceOf("music", value)).toMatchObject({ feature: label, key: "musicGame" });
	for (const { value, label } of WEALTH_CATEGORIES) {
		expect(choiceOf("wealth", value)).toMatchObject({ feature: label, key: "wealthGame" });
	}
	for (const { value, label, key } of HISTORY_PERIODS)
		expect(choiceOf("history", value)).toMatchObject({ feature: label, key });
	for (const { value: genre } of MOVIE_GENRES) {
		for (const { value: era } of MOVIE_ERAS) {
			expect(choiceOf("movie", movieFilterText({ genre, era }))?.key).toBe("movieGame");
		}
	}
});

test("films are labelled as documented", () => {
	expect(choiceOf("movie", "0:all")?.feature).toBe("All Movies");
	expect(choiceOf("movie", "28:all")?.feature).toBe("Genre: Action");
	expect(choiceOf("movie", "0:1980s")?.feature).toBe("Era: 1980s");
});

test("a filter narrows what is dealt", () => {
	const eighties = choiceOf("movie", "0:1980s")?.pool().cards ?? [];
	expect(eighties.length).toBeGreaterThan(20);
	expect(eighties.every((card) => card.detail?.startsWith("198"))).toBe(true);
});
