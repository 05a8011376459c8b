import { expect, test } from "vitest";
import answer from "./fixtures/search-answer.json" with { type: "json" };
import { spotifyTrack } from "./spotify.mapper.ts";
import { trackSearch } from "./spotify.wire.schema.ts";

const [lights, wanna, rock] = trackSearch.parse(answer).tracks.items;
if (!lights || !wanna || !rock) throw new RangeError("No tracks");

test("an item has title, artist, year and sleeve, and streams from the popularity", () => {
	expect(spotifyTrack(lights)).toEqual({
		card: {
			id: "spotify-0VjIjW4GlUZAMYd2vXMi3b",
			name: "Blinding Lights",
			detail: "The Weeknd · 2020",
			art: {
				kind: "sleeve",
				artist: "The Weeknd",
				year: 2020,
				imageUrl: expect.stringMatching(/^https:\/\/i\.scdn\.co\/image\/ab67616d00001e02/),
			},
			value: 1_800_000_000,
			estimate: true,
		},
		year: 2020,
		popularity: 92,
		hasOwnPopularity: true,
		preview: undefined,
	});
});

test("passes a sample on, and reads a release date of a year only", () => {
	expect(spotifyTrack(wanna)?.preview).toMatch(/^https:\/\/p\.scdn\.co\/mp3-preview\//);
	expect(spotifyTrack({ ...wanna, preview_url: "https://elsewhere.example/a.mp3" })?.preview).toBeUndefined();
	expect(spotifyTrack(rock)?.year).toBe(1977);
});

test("uses 50 for a missing popularity, and marks it as missing", () => {
	const { popularity: _, ...withoutPopularity } = lights;
	expect(spotifyTrack(withoutPopularity)).toMatchObject({
		popularity: 50,
		hasOwnPopularity: false,
		card: { value: 100_000_000 },
	});
	expect(spotifyTrack({ ...lights, popularity: 0 })).toMatchObject({ popularity: 0, hasOwnPopularity: true });
});

test("rejects a track without a title, an artist or a year", () => {
	expect(spotifyTrack({ ...lights, name: " " })).toBeNull();
	expect(spotifyTrack({ ...lights, artists: [] })).toBeNull();
	expect(spotifyTrack({ ...lights, album: { ...lights.album, release_date: "0000" } })).toBeNull();
	expect(spotifyTrack({ ...lights, album: { ...lights.album, release_date: null } })).toBeNull();
});

test("takes any sleeve without a large one, and keeps the drawn one without any", () => {
	const small = { url: "https://i.scdn.co/image/small", width: 64 };
	const withImages = (images: typeof lights.album.images) =>
		spotifyTrack({ ...lights, album: { ...lights.album, images } })?.card.art.imageUrl;
	expect(withImages([small])).toBe(small.url);
	expect(withImages([])).toBeUndefined();
});
