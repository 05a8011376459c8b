import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import answer from "./fixtures/search-answer.json" with { type: "json" };
import { SPOTIFY_BASE } from "./spotify.client.ts";
import { spotifyHandlers } from "./spotify.msw-handlers.ts";

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
