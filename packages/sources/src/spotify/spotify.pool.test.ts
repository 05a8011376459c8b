import { MUSIC_FILTERS } from "@hilo/catalog/filter-options";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import answer from "./fixtures/search-answer.json" with { type: "json" };
import { SPOTIFY_BASE, trackSearch } from "./spotify.client.ts";
import { spotifyHandlers } from "./spotify.msw-handlers.ts";
import { spotifyTrack, streamsOf } from "./spotify.pool.ts";

const server = providerServer();
const SEARCH = `${SPOTIFY_BASE}/search`;

function play(filter: string, world = testTools()) {
	return { ...world, pool: createSourcePools(ALL_SOURCES_ON, world.tools).pool("music", filter) };
}

const searches = () =>
	server.calls.filter(({ url }) => url.startsWith(SEARCH)).map(({ url }) => new URL(url).searchParams);

/** Makes each search find one track, with that popularity. */
function answerOneTrackPerSearch(popularity: number): void {
	server.use(
		http.get(SEARCH, ({ request }) => {
			const query = new URL(request.url).searchParams.get("q") ?? "";
			const item = { ...answer.tracks.items[0], id: encodeURIComponent(query), name: query, popularity };
			return HttpResponse.json({ tracks: { total: 1, items: [item, null] } });
		}),
	);
}

test("builds fifty random tracks of a popularity of at least 30, marked as estimates", async () => {
	const pool = await play("").pool;
	expect(pool?.cards).toHaveLength(50);
	for (const { value } of pool?.cards ?? []) expect(value).toBeGreaterThanOrEqual(10_000_000);
	expect(pool?.source).toBe("Spotify; streams estimated from popularity");
	expect(Object.fromEntries(searches()[0] ?? [])).toMatchObject({
		type: "track",
		limit: "50",
		market: "US",
		q: expect.stringMatching(/^%[a-z]%$/),
	});
	expect(new Set(pool?.cards.map(({ name, detail }) => `${name} ${detail}`)).size).toBe(50);
});

test("searches wildcards, letters and years, and genres when there are still too few", async () => {
	answerOneTrackPerSearch(60);
	const pool = await play("").pool;
	const kinds = searches().map((query) => query.get("q")?.replace(/[a-z]$|%[a-z]%|\d{4}|".*"/, "…"));
	expect(kinds.slice(0, 35)).toEqual(Array(35).fill(expect.stringMatching(/^(?:…|year:…)$/)));
	expect(kinds.slice(35).length).toBeGreaterThanOrEqual(3);
	expect(kinds.slice(35).length).toBeLessThanOrEqual(7);
	expect(new Set(kinds.slice(35))).toEqual(new Set(["genre:…"]));
	expect(pool?.cards).toHaveLength(searches().length);
});

test("leaves unpopular tracks out of random searches", async () => {
	answerOneTrackPerSearch(29);
	const { pool, lines } = play("");
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ provider: "spotify", kind: "too-little" });
});

test.each(MUSIC_FILTERS.filter(({ value }) => ["1980s", "pre-1950s"].includes(value)))(
	"$label: has only tracks of those years",
	async ({ value, from, to }) => {
		const pool = await play(value).pool;
		expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
		for (const { art } of pool?.cards ?? []) {
			expect(art.kind === "sleeve" && art.year >= from && art.year <= to).toBe(true);
		}
	},
);

test("counts a song on two albums once, as the better known", async () => {
	const song = answer.tracks.items[0];
	const many = Array.from({ length: 12 }, (_, index) => ({
		...song,
		id: `other${index}`,
		name: `Song ${index}`,
	}));
	const items = [{ ...song, id: "single", popularity: 40 }, { ...song, id: "album" }, ...many];
	server.use(http.get(SEARCH, () => HttpResponse.json({ tracks: { total: 14, items } })));
	const pool = await play("2020s").pool;
	expect(pool?.cards).toHaveLength(13);
	expect(pool?.cards[0]).toMatchObject({ id: "spotify-album", name: "Blinding Lights" });
});

test("plays the bundled tracks when Spotify tells no popularity", async () => {
	server.use(...spotifyHandlers({ newApp: true }));
	for (const filter of ["", "1980s"]) {
		const { pool, lines } = play(filter);
		expect(await pool).toBeNull();
		expect(lines[0]?.details).toMatchObject({ kind: "too-little" });
	}
});

test("plays the bundled tracks when Spotify refuses a search, as it refuses pages of fifty to new apps", async () => {
	const error = { status: 400, message: "Invalid limit" };
	server.use(http.get(SEARCH, () => HttpResponse.json({ error }, { status: 400 })));
	const { pool, lines } = play("");
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ kind: "refused" });
});

test("gives more streams for a higher popularity, equal ones for an equal one, without randomness", () => {
	const all = Array.from({ length: 101 }, (_, popularity) => streamsOf(popularity));
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	expect(new Set(all).size).toBe(101);
	expect([9, 10, 50, 65, 100].map(streamsOf)).toEqual([
		91_000, 100_000, 100_000_000, 300_000_000, 3_000_000_000,
	]);
	expect([streamsOf(-3), streamsOf(101)]).toEqual([streamsOf(0), streamsOf(100)]);
});

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
	});
});

test("passes a sample on, and reads a release date of a year only", () => {
	expect(spotifyTrack(wanna)?.card.previewUrl).toMatch(/^https:\/\/p\.scdn\.co\/mp3-preview\//);
	const elsewhere = { ...wanna, preview_url: "https://elsewhere.example/a.mp3" };
	expect(spotifyTrack(elsewhere)?.card).not.toHaveProperty("previewUrl");
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
