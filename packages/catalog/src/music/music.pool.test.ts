import { expect, test } from "vitest";
import { MUSIC_FILTERS } from "../filter-options.ts";
import { trackSource } from "../sources.ts";
import { expectSoundPool } from "../testing/expect-sound-pool.ts";
import { fallbackPopularity, lastResortTracks, musicPool, TRACKS } from "./music.pool.ts";

test("has forty tracks for the last resort", () => {
	expectSoundPool(lastResortTracks);
	expect(lastResortTracks.cards).toHaveLength(40);
});

test("every track has a plausible year and whole millions of plays", () => {
	for (const { id, releaseYear, streams, popularity } of TRACKS) {
		expect(releaseYear >= 1920 && releaseYear <= 2026, id).toBe(true);
		expect(streams % 1_000_000, id).toBe(0);
		expect(streams >= 50_000_000 && streams <= 6_000_000_000, id).toBe(true);
		expect(popularity, id).toBe(fallbackPopularity(streams));
	}
});

test("computes popularity in percent of 3 billion plays, rounded, at most 100", () => {
	expect([0, 15_000_000, 2_475_000_000, 3e9, 5e9].map(fallbackPopularity)).toEqual([0, 1, 83, 100, 100]);
});

test("has ten tracks for every filter, and every track in one decade", () => {
	const sizes = MUSIC_FILTERS.map(({ value }) => musicPool(value).cards.length);
	for (const size of sizes) expect(size).toBeGreaterThanOrEqual(10);
	expect(sizes.slice(1).reduce((sum, size) => sum + size)).toBe(TRACKS.length);
});

test("marks estimated plays on the item, and counts them in the credits", () => {
	expect(trackSource.estimates?.items).toBe(TRACKS.filter(({ estimate }) => estimate).length);
	for (const { releaseYear, estimate, id } of TRACKS) expect(estimate === true, id).toBe(releaseYear < 1960);
	for (const { estimate } of musicPool("1950s").cards) expect(estimate).toBe(true);
	for (const card of musicPool("1960s").cards) expect(card).not.toHaveProperty("estimate");
});
