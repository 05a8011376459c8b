import { expect, test } from "vitest";
import { ALL_MOVIES, MIN_BUDGET, MOVIE_ERAS, MOVIE_GENRES, movieLabel } from "../filter-options.ts";
import { movieSource } from "../sources.ts";
import { MOVIES, moviePool } from "./movie.pool.ts";

test("every film has a plausible year and budget, and different genres", () => {
	for (const { id, year, budget, genres } of MOVIES) {
		expect(id).toMatch(new RegExp(`^[a-z0-9-]+-${year}$`));
		expect(year >= 1900 && year <= 2026, id).toBe(true);
		expect(Number.isInteger(budget) && budget >= MIN_BUDGET && budget <= 500_000_000, id).toBe(true);
		expect(new Set(genres).size, id).toBe(genres.length);
	}
});

test("names a source for every budget or marks it as an estimate, in the numbers of the credits", () => {
	const { cards } = moviePool(ALL_MOVIES);
	for (const { id, source, estimate } of cards) expect(source === undefined, id).toBe(estimate === true);
	const bySource = Map.groupBy(cards, ({ source }) => source);
	expect(movieSource.estimates?.items).toBe(bySource.get(undefined)?.length);
	const origins = [...bySource].flatMap(([source, films]) => (source ? { source, items: films.length } : []));
	expect(movieSource.origins).toMatchObject(origins.sort((a, b) => b.items - a.items));
});

test("has enough films for every genre and every era, and for most genres within an era", () => {
	const sizeOf = (filter: Parameters<typeof moviePool>[0]) => moviePool(filter).cards.length;
	for (const { value } of MOVIE_GENRES) expect(sizeOf({ genre: value, era: "all" })).toBeGreaterThan(15);
	for (const { value } of MOVIE_ERAS) expect(sizeOf({ genre: 0, era: value })).toBeGreaterThan(50);
	const sizes = MOVIE_GENRES.flatMap(({ value: genre }) =>
		MOVIE_ERAS.map(({ value: era }) => sizeOf({ genre, era })),
	);
	// With fewer than five films, the game shows an error.
	expect(sizes.filter((size) => size < 5).length).toBeLessThanOrEqual(18);
});

test("keeps exactly the films of a filter", () => {
	const westerns = new Set(moviePool({ genre: 37, era: "classic" }).cards.map(({ id }) => id));
	for (const { id, year, genres } of MOVIES)
		expect(westerns.has(id), id).toBe(year <= 1969 && genres.includes("Western"));
});

test("the label saved with a score names the genre, else the era, else all", () => {
	expect(movieLabel(ALL_MOVIES)).toBe("All Movies");
	expect(movieLabel({ genre: 878, era: "all" })).toBe("Genre: Science Fiction");
	expect(movieLabel({ genre: 0, era: "1990s" })).toBe("Era: 1990s");
	expect(movieLabel({ genre: 37, era: "classic" })).toBe("Genre: Western");
});
