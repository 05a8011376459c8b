import { expect, test } from "vitest";
import { expectIdsInOrder, expectSoundPool } from "../testing/expect-sound-pool.ts";
import { ALL_MOVIES, MIN_BUDGET, MOVIE_ERAS, MOVIE_GENRES } from "./movie.filters.ts";
import { MOVIES, moviePool } from "./movie.pool.ts";
import { movieSource } from "./movie.source.ts";

/** Filters with fewer films than the five that a game needs: the game shows an error for them. */
const TOO_SMALL_FILTERS = [
	"Animation 1980s: 4",
	"Animation 1970s: 0",
	"Documentary 2020s: 1",
	"Documentary 1990s: 1",
	"Documentary 1980s: 1",
	"Documentary 1970s: 1",
	"Documentary Classic (pre-1970): 0",
	"Family 1970s: 1",
	"Fantasy 1970s: 3",
	"Horror 1990s: 3",
	"Music 1990s: 4",
	"Mystery 1980s: 1",
	"Mystery 1970s: 2",
	"Science Fiction Classic (pre-1970): 4",
	"Western 2020s: 4",
	"Western 2000s: 3",
	"Western 1980s: 4",
	"Western 1970s: 2",
];

test("880 films, in a fixed order", () => {
	expect(MOVIES).toHaveLength(880);
	expectIdsInOrder(MOVIES);
	expectSoundPool(moviePool(ALL_MOVIES));
	expect(moviePool(ALL_MOVIES)).toMatchObject({ game: "movie", asOf: "2026-11" });
	expect(moviePool(ALL_MOVIES).cards).toHaveLength(880);
});

test("every film has a plausible year and budget, and different genres", () => {
	for (const { id, year, budget, genres } of MOVIES) {
		expect(id).toMatch(new RegExp(`^[a-z0-9-]+-${year}$`));
		expect(year, id).toBeGreaterThanOrEqual(1900);
		expect(year, id).toBeLessThanOrEqual(2026);
		expect(Number.isInteger(budget), id).toBe(true);
		expect(budget, id).toBeGreaterThanOrEqual(MIN_BUDGET);
		expect(budget, id).toBeLessThanOrEqual(500_000_000);
		expect(new Set(genres).size, id).toBe(genres.length);
	}
});

test("names a source for every budget or marks it as an estimate, in the numbers of the credits", () => {
	const { cards } = moviePool(ALL_MOVIES);
	for (const { id, source, estimate } of cards) expect(source === undefined, id).toBe(estimate === true);
	const bySource = Map.groupBy(cards, ({ source }) => source);
	expect(movieSource.estimates?.items).toBe(bySource.get(undefined)?.length);
	const origins = [...bySource].flatMap(([source, films]) => (source ? { source, items: films.length } : []));
	expect(movieSource.origins).toEqual(origins.sort((a, b) => b.items - a.items));
	for (const { source } of origins) expect(source.length).toBeLessThanOrEqual(60);
});

test("has enough films for every genre and every era", () => {
	for (const { value } of MOVIE_GENRES)
		expect(moviePool({ genre: value, era: "all" }).cards.length).toBeGreaterThan(15);
	for (const { value } of MOVIE_ERAS)
		expect(moviePool({ genre: 0, era: value }).cards.length).toBeGreaterThan(50);
});

test("has five films for every genre within an era, with known exceptions", () => {
	const few = MOVIE_GENRES.flatMap((genre) =>
		MOVIE_ERAS.map((era) => {
			const { length } = moviePool({ genre: genre.value, era: era.value }).cards;
			return length < 5 ? `${genre.label} ${era.label}: ${length}` : null;
		}),
	).filter((line) => line !== null);
	expect(few).toEqual(TOO_SMALL_FILTERS);
});

test("keeps exactly the films of a filter", () => {
	const westerns = new Set(moviePool({ genre: 37, era: "classic" }).cards.map(({ id }) => id));
	for (const { id, year, genres } of MOVIES) {
		expect(westerns.has(id), id).toBe(year <= 1969 && genres.includes("Western"));
	}
});
