import { expect, test } from "vitest";
import { expectIdsInOrder, expectSoundPool } from "../testing/expect-sound-pool.ts";
import { MUSIC_FILTERS } from "./music.filters.ts";
import { fallbackPopularity, lastResortTracks, musicPool, TRACKS } from "./music.pool.ts";
import { trackSource } from "./music.source.ts";

test("has ten filters: random, eight decades, and all before", () => {
	expect(MUSIC_FILTERS.map(({ label }) => label)).toEqual([
		"Random Tracks",
		"2020s",
		"2010s",
		"2000s",
		"1990s",
		"1980s",
		"1970s",
		"1960s",
		"1950s",
		"Pre-1950s",
	]);
	expect(MUSIC_FILTERS.map(({ type }) => type)).toEqual(["all", ...Array<string>(9).fill("year")]);
});

test("has 332 tracks in a fixed order, 40 of them for the last resort", () => {
	expect(TRACKS).toHaveLength(332);
	expectIdsInOrder(TRACKS);
	expectSoundPool(musicPool("random"));
	expectSoundPool(lastResortTracks);
	expect(lastResortTracks).toMatchObject({ game: "music", asOf: "2026-09" });
	expect(lastResortTracks.cards).toHaveLength(40);
});

test("every track has a plausible year and whole millions of plays", () => {
	for (const { id, releaseYear, streams, popularity } of TRACKS) {
		expect(releaseYear, id).toBeGreaterThanOrEqual(1920);
		expect(releaseYear, id).toBeLessThanOrEqual(2026);
		expect(streams % 1_000_000, id).toBe(0);
		expect(streams, id).toBeGreaterThanOrEqual(50_000_000);
		expect(streams, id).toBeLessThanOrEqual(6_000_000_000);
		expect(popularity, id).toBe(fallbackPopularity(streams));
	}
});

test("computes popularity in percent of 3 billion plays, rounded, at most 100", () => {
	expect([0, 15_000_000, 2_475_000_000, 3e9, 5e9].map(fallbackPopularity)).toEqual([0, 1, 83, 100, 100]);
});

test("has ten tracks for every filter, and every track in one decade", () => {
	const sizes = MUSIC_FILTERS.map(({ value }) => musicPool(value).cards.length);
	for (const size of sizes) expect(size).toBeGreaterThanOrEqual(10);
	expect(sizes[0]).toBe(332);
	expect(sizes.slice(1).reduce((sum, size) => sum + size)).toBe(332);
});

test("marks estimated plays on the item", () => {
	expect(TRACKS.filter(({ estimate }) => estimate)).toHaveLength(28);
	expect(trackSource.estimates?.items).toBe(28);
	for (const { releaseYear, estimate, id } of TRACKS) expect(estimate === true, id).toBe(releaseYear < 1960);
	for (const { estimate } of musicPool("1950s").cards) expect(estimate).toBe(true);
	for (const card of musicPool("1960s").cards) expect(card).not.toHaveProperty("estimate");
});
