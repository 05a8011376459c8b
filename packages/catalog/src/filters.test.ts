import { CLASSIC_GAMES, GAME_IDS, hasFilters } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import {
	HISTORY_PERIODS,
	MOVIE_ERAS,
	MOVIE_GENRES,
	MUSIC_FILTERS,
	WEALTH_CATEGORIES,
} from "./filter-options.ts";
import { FILTERS, filterOf, movieFilterText } from "./filters.ts";

test.each(GAME_IDS)("%s has a default filter, and rejects unknown ones", (game) => {
	const defaultFilter = filterOf(game, "");
	expect(defaultFilter?.pool().game).toBe(game);
	expect(CLASSIC_GAMES[game].keys).toContain(defaultFilter?.key);
	for (const filter of ["nonsense", "28:", ":1980s", "28:1980s:x", "0028:1980s", "28:1980S", "__proto__"])
		expect(filterOf(game, filter), filter).toBeNull();
});

test("has several filters for the games that the rules say have filters, and one for the others", () => {
	expect(GAME_IDS.filter((game) => FILTERS[game].length > 1)).toEqual(GAME_IDS.filter(hasFilters));
});

test("has every filter, with the label that is stored with a score", () => {
	for (const { value, label } of MUSIC_FILTERS)
		expect(filterOf("music", value)).toMatchObject({ label, key: "musicGame" });
	for (const { value, label } of WEALTH_CATEGORIES) {
		expect(filterOf("wealth", value)).toMatchObject({ label, key: "wealthGame" });
	}
	for (const { value, label, key } of HISTORY_PERIODS)
		expect(filterOf("history", value)).toMatchObject({ label, key });
	for (const { value: genre } of MOVIE_GENRES) {
		for (const { value: era } of MOVIE_ERAS) {
			expect(filterOf("movie", movieFilterText({ genre, era }))?.key).toBe("movieGame");
		}
	}
});

test("accepts no other spelling of a filter, as each would be cached as a pool of its own", () => {
	for (const game of GAME_IDS) {
		for (const { filter } of FILTERS[game]) {
			const decorated = [" ", "0", "+", "-", "0x", "\u00a0"].map((before) => before + filter);
			const others = [...decorated, `${filter} `, `${filter}.0`, `${filter}:`, `${filter}\u200b`];
			if (filter.toUpperCase() !== filter) others.push(filter.toUpperCase());
			for (const other of others) expect(filterOf(game, other), other).toBeNull();
		}
	}
});

test("gives every filter its own text, and has few enough filters to cache all pools", () => {
	const texts = GAME_IDS.flatMap((game) => FILTERS[game].map(({ filter }) => `${game} ${filter}`));
	expect(new Set(texts).size).toBe(texts.length);
	// Half of the pools that the server caches: each may be there as bundled and as fetched.
	expect(texts.length).toBeLessThan(200);
});

const YEAR_RANGES: Record<string, readonly { label: string; from: number; to: number }[]> = {
	movie: MOVIE_ERAS,
	music: MUSIC_FILTERS,
	history: HISTORY_PERIODS,
};

test.each(Object.entries(YEAR_RANGES))(
	"filters of %s leave no year between them, nor later ones",
	(_, ranges) => {
		const [all, ...others] = ranges;
		const sorted = others.toSorted((a, b) => a.from - b.from);
		for (const [at, { from }] of sorted.slice(1).entries()) {
			// History's periods share the years on their borders.
			expect(from).toBeLessThanOrEqual((sorted[at]?.to ?? 0) + 1);
		}
		expect(sorted[0]?.from).toBeLessThanOrEqual(Math.max(all?.from ?? 0, 1900));
		for (const { label, from, to } of ranges) {
			const [, decade] = /^(\d{4})s$/.exec(label) ?? [];
			if (decade) expect({ from, to }).toEqual({ from: Number(decade), to: Number(decade) + 9 });
			if (/Present|All|Random/.test(label)) expect(to).toBe(9999);
		}
		expect(sorted.at(-1)?.to).toBeGreaterThanOrEqual(2029);
	},
);

test("deals only the items of a filter", () => {
	const eighties = filterOf("movie", "0:1980s")?.pool().cards ?? [];
	expect(eighties.length).toBeGreaterThan(20);
	expect(eighties.every((card) => card.detail?.startsWith("198"))).toBe(true);
});
