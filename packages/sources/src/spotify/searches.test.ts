import { randomFrom } from "@hilo/rules/play/random";
import { expect, test } from "vitest";
import { decadeSearches, genreSearches, randomSearches } from "./searches.ts";
import { MAX_OFFSET } from "./spotify.client.ts";

function seededRandom(seed: string): () => number {
	const random = randomFrom(seed);
	return () => random() / 2 ** 32;
}

const offsets = (searches: readonly { offset: number }[]) => searches.map(({ offset }) => offset);

test("searches ten wildcards, fifteen letters and ten years since 1960, each once", () => {
	const queries = randomSearches(seededRandom("a seed"), 2026).map(({ query }) => query);
	expect(queries.filter((query) => /^%[a-z]%$/.test(query))).toHaveLength(10);
	expect(queries.filter((query) => /^[a-z]$/.test(query))).toHaveLength(15);
	const years = queries.flatMap((query) => /^year:(\d{4})$/.exec(query)?.[1] ?? []);
	expect(years).toHaveLength(10);
	for (const year of years) expect(Number(year) >= 1960 && Number(year) <= 2026).toBe(true);
	expect(new Set(queries).size).toBe(35);
});

test("stays within Spotify's first thousand results", () => {
	const almostOne = () => 0.999_999;
	const all = [
		...randomSearches(almostOne, 2026),
		...genreSearches(almostOne, []),
		...decadeSearches("1980s", almostOne, 2026),
	];
	expect(Math.max(...offsets(all))).toBe(MAX_OFFSET);
	expect(Math.min(...offsets(randomSearches(() => 0, 2026)))).toBe(0);
});

test("searches three to seven genres, among Spotify's categories where known", () => {
	const counts = Array.from(
		{ length: 100 },
		(_, round) => genreSearches(seededRandom(`round ${round}`), []).length,
	);
	expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 7]);
	const searches = genreSearches(() => 0.5, ["Pop", "Hip-Hop", "Rock", "Workout", "Top Lists"]);
	expect(searches.map(({ query }) => query).toSorted()).toEqual([
		'genre:"hip-hop"',
		'genre:"pop"',
		'genre:"rock"',
	]);
	expect(genreSearches(() => 0.99, ["Workout"])).toHaveLength(7);
});

test("searches a decade from its best known tracks, in at most ten searches", () => {
	const searches = decadeSearches("1980s", () => 0, 2026);
	expect(searches).toHaveLength(10);
	expect(new Set(searches.map(({ query }) => query))).toEqual(new Set(["year:1980-1989"]));
	expect(offsets(searches)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450]);
	expect(decadeSearches("2020s", () => 0, 2026)[0]?.query).toBe("year:2020-2026");
	expect(decadeSearches("pre-1950s", () => 0, 2026)[0]?.query).toBe("year:1900-1949");
});
