import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createLivePools } from "../live-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_ON, testTools } from "../testing/test-tools.ts";
import answer from "./fixtures/search-answer.json" with { type: "json" };
import { SPOTIFY_BASE, SPOTIFY_TOKEN_URL } from "./spotify.client.ts";
import { spotifyHandlers } from "./spotify.msw-handlers.ts";

const server = providerServer();
const SEARCH = `${SPOTIFY_BASE}/search`;

function play(filter: string, world = testTools()) {
	return { ...world, pool: createLivePools(ALL_ON, world.tools).pool("music", filter) };
}

const searches = () =>
	server.calls.filter(({ url }) => url.startsWith(SEARCH)).map(({ url }) => new URL(url).searchParams);

/** Every search finds one track of its own, of that popularity. */
function oneEach(popularity: number): void {
	server.use(
		http.get(SEARCH, ({ request }) => {
			const query = new URL(request.url).searchParams.get("q") ?? "";
			const item = { ...answer.tracks.items[0], id: encodeURIComponent(query), name: query, popularity };
			return HttpResponse.json({ tracks: { total: 1, items: [item, null] } });
		}),
	);
}

test("random tracks: fifty of them, all of a popularity of 30 and more, named as estimates", async () => {
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

test("wildcards, letters and years are searched through, and genres when there is still too little", async () => {
	oneEach(60);
	const pool = await play("").pool;
	const kinds = searches().map((query) => query.get("q")?.replace(/[a-z]$|%[a-z]%|\d{4}|".*"/, "…"));
	expect(kinds.slice(0, 35)).toEqual(Array(35).fill(expect.stringMatching(/^(?:…|year:…)$/)));
	expect(kinds.slice(35).length).toBeGreaterThanOrEqual(3);
	expect(kinds.slice(35).length).toBeLessThanOrEqual(7);
	expect(new Set(kinds.slice(35))).toEqual(new Set(["genre:…"]));
	expect(pool?.cards).toHaveLength(searches().length);
});

test("what nobody listens to is left out of random searches", async () => {
	oneEach(29);
	const { pool, lines } = play("");
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ provider: "spotify", kind: "too-little" });
});

test.each(MUSIC_FILTERS.slice(1))("$label: only tracks of those years", async ({ value, from, to }) => {
	const pool = await play(value).pool;
	expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
	for (const { art } of pool?.cards ?? []) {
		expect(art.kind === "sleeve" && art.year >= from && art.year <= to).toBe(true);
	}
});

test("a song of two albums is one, and counts as its better known", async () => {
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

test("samples are handed on beside the cards", async () => {
	const item = { ...answer.tracks.items[1] };
	const items = Array.from({ length: 12 }, (_, index) => ({
		...item,
		id: `t${index}`,
		name: `Song ${index}`,
	}));
	server.use(http.get(SEARCH, () => HttpResponse.json({ tracks: { total: 12, items } })));
	const pool = await play("2010s").pool;
	expect(Object.keys(pool?.previews ?? {})).toEqual(pool?.cards.map(({ id }) => id));
});

test("an app that is told no popularity plays the bundled tracks", async () => {
	server.use(...spotifyHandlers({ newApp: true }));
	for (const filter of ["", "1980s"]) {
		const { pool, lines } = play(filter);
		expect(await pool).toBeNull();
		expect(lines[0]?.details).toMatchObject({ kind: "too-little" });
	}
});

test("a search that Spotify refuses, as it refuses new apps fifty at once, plays the bundled tracks", async () => {
	const error = { status: 400, message: "Invalid limit" };
	server.use(http.get(SEARCH, () => HttpResponse.json({ error }, { status: 400 })));
	const { pool, lines } = play("");
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ kind: "refused" });
});

test("no token, no call for tracks", async () => {
	server.use(
		http.post(SPOTIFY_TOKEN_URL, () => HttpResponse.json({ error: "invalid_client" }, { status: 400 })),
	);
	expect(await play("").pool).toBeNull();
	expect(searches()).toEqual([]);
});

test("a token that runs out between two pools is replaced", async () => {
	const world = testTools();
	const pools = createLivePools(ALL_ON, world.tools);
	await pools.pool("music", "");
	server.use(
		http.get(
			SEARCH,
			() =>
				HttpResponse.json({ error: { status: 401, message: "The access token expired" } }, { status: 401 }),
			{ once: true },
		),
	);
	expect(await pools.pool("music", "1990s")).not.toBeNull();
	expect(server.calls.filter(({ url }) => url === SPOTIFY_TOKEN_URL)).toHaveLength(2);
});
