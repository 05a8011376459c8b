import { expect, test } from "vitest";
import movies from "./fixtures/movies.json" with { type: "json" };
import { budgetCard } from "./tmdb.mapper.ts";
import { movieDetails } from "./tmdb.wire.schema.ts";

const ALL = { genre: 0, era: "all" } as const;
const inception = movieDetails.parse(movies[0]);

test("an item has the title, the year, three genres, the poster and the budget", () => {
	expect(budgetCard(inception, ALL)).toEqual({
		id: "tmdb-27205",
		name: "Inception",
		detail: "2010 · Action, Science Fiction, Adventure",
		art: {
			kind: "poster",
			year: 2010,
			genre: "Action",
			imageUrl: "https://image.tmdb.org/t/p/w500/oYuLEt3zVCKq57qu2F8dT7NIa6f.jpg",
		},
		value: 160_000_000,
	});
});

test("keeps the drawn poster without another", () => {
	expect(budgetCard({ ...inception, poster_path: null }, ALL)?.art).not.toHaveProperty("imageUrl");
});

test.each([
	["no budget", { budget: 0 }],
	["a slip for a budget", { budget: 160 }],
	["a budget under $100,000", { budget: 99_999 }],
	["no date", { release_date: "" }],
	["another language", { original_language: "fr" }],
	["a genre that the game does not have", { genres: [{ id: 10770 }] }],
	["no genre", { genres: [] }],
])("leaves out a film with %s", (_, change) => {
	expect(budgetCard({ ...inception, ...change }, ALL)).toBeNull();
});

test("puts a film into its genres and the era of its first release", () => {
	expect(budgetCard(inception, { genre: 878, era: "2010s" })).not.toBeNull();
	expect(budgetCard(inception, { genre: 27, era: "2010s" })).toBeNull();
	expect(budgetCard(inception, { genre: 878, era: "2000s" })).toBeNull();
});
