import { expect, test } from "vitest";
import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, movieFeature } from "./movie.filters.ts";

test("has All Genres with value 0, and 18 genres", () => {
	expect(MOVIE_GENRES[0]).toEqual({ label: "All Genres", value: 0 });
	expect(MOVIE_GENRES).toHaveLength(19);
	expect(new Set(MOVIE_GENRES.map(({ value }) => value)).size).toBe(19);
});

test("has eight eras with their years", () => {
	expect(MOVIE_ERAS.map(({ label }) => label)).toEqual([
		"All Years",
		"2020s",
		"2010s",
		"2000s",
		"1990s",
		"1980s",
		"1970s",
		"Classic (pre-1970)",
	]);
	expect(MOVIE_ERAS[1]).toMatchObject({ from: 2020, to: 2029 });
	expect(MOVIE_ERAS[7]).toMatchObject({ from: 1900, to: 1969 });
});

test("the label saved with a score names the genre, else the era, else all", () => {
	expect(movieFeature(ALL_MOVIES)).toBe("All Movies");
	expect(movieFeature({ genre: 878, era: "all" })).toBe("Genre: Science Fiction");
	expect(movieFeature({ genre: 0, era: "1990s" })).toBe("Era: 1990s");
	expect(movieFeature({ genre: 37, era: "classic" })).toBe("Genre: Western");
});
