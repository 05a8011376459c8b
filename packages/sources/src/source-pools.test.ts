import { expectSoundPool } from "@hilo/catalog/testing/expect-sound-pool";
import { HttpResponse, type HttpResponseResolver, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { FORBES_EXAMPLE_BASE } from "./forbes/forbes.msw-handlers.ts";
import { GITHUB_BASE } from "./github/github.client.ts";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "./providers.ts";
import { REDDIT_BASE } from "./reddit/reddit.client.ts";
import { createSourcePools } from "./source-pools.ts";
import { SPOTIFY_BASE } from "./spotify/spotify.client.ts";
import { providerServer } from "./testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "./testing/test-tools.ts";
import { TMDB_BASE } from "./tmdb/tmdb.client.ts";
import { WIKIMEDIA_BASES } from "./wikimedia/wikimedia.client.ts";

const server = providerServer();

function setUp(settings = ALL_SOURCES_ON) {
	const world = testTools();
	return { ...world, pools: createSourcePools(settings, world.tools) };
}

interface Case {
	readonly urls: readonly string[];
	readonly method?: "post";
	/** Well-formed answers: one that is empty, and one with a wrong type. */
	readonly empty: object;
	readonly invalidBody: object;
	/** Wikimedia skips an odd day of the year, and fails only when too few events are left. */
	readonly invalidAnswer: "too-little" | "unreadable";
}

const CASES: Readonly<Record<ProviderId, Case>> = {
	github: {
		urls: [`${GITHUB_BASE}/graphql`],
		method: "post",
		empty: { data: {} },
		invalidBody: { data: { r0: { stargazerCount: "many", owner: {}, primaryLanguage: null } } },
		invalidAnswer: "unreadable",
	},
	reddit: {
		urls: [`${REDDIT_BASE}/api/info`],
		empty: { kind: "Listing", data: { children: [] } },
		invalidBody: { kind: "Listing", data: { children: [{ kind: "t5", data: { display_name: 7 } }] } },
		invalidAnswer: "unreadable",
	},
	tmdb: {
		urls: [`${TMDB_BASE}/discover/movie`],
		empty: { page: 1, total_pages: 0, results: [] },
		invalidBody: { page: 1, total_pages: 1, results: [{ id: "27205" }] },
		invalidAnswer: "unreadable",
	},
	spotify: {
		urls: [`${SPOTIFY_BASE}/search`],
		empty: { tracks: { total: 0, items: [] } },
		invalidBody: { tracks: { total: 1, items: [{ id: "x", name: null }] } },
		invalidAnswer: "unreadable",
	},
	forbes: {
		urls: [`${FORBES_EXAMPLE_BASE}/forbes400`],
		empty: [],
		invalidBody: [{ personName: "Somebody", finalWorth: "487512" }],
		invalidAnswer: "unreadable",
	},
	wikimedia: {
		urls: WIKIMEDIA_BASES.map((base) => `${base}/onthisday/all/:month/:day`),
		empty: {},
		invalidBody: { events: [{ text: "Something", year: "1969", pages: [] }] },
		invalidAnswer: "too-little",
	},
};

describe.each(PROVIDER_IDS)("%s", (id) => {
	const { urls, method = "get", empty, invalidBody, invalidAnswer } = CASES[id];
	const { game, imageHosts } = PROVIDERS[id];

	test("gives a sound pool of the day it was fetched, with pictures from allowed hosts only", async () => {
		const { pools, lines } = setUp();
		const pool = await pools.pool(game, "");
		expect(pool).toMatchObject({ game, asOf: "2026-11" });
		expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
		if (pool && id !== "wikimedia") expectSoundPool(pool);
		expect(lines).toEqual([]);
		for (const { headers } of server.calls)
			expect(headers.get("User-Agent")).toBe("Hilo/1.2.3 (https://hilo.example)");
		const pictures = (pool?.cards ?? []).flatMap(({ art }) => art.imageUrl ?? []);
		expect(pictures.length > 0).toBe(imageHosts.length > 0);
		for (const picture of pictures) {
			expect(picture).toMatch(/^https:/);
			expect(imageHosts).toContain(new URL(picture).hostname);
		}
	});

	test.each<[string, HttpResponseResolver, string]>([
		["empty", () => HttpResponse.json(empty), "too-little"],
		["a refusal", () => HttpResponse.json({ message: "Bad credentials" }, { status: 401 }), "refused"],
		["not JSON", () => HttpResponse.text("<!doctype html><title>Sign in</title>"), invalidAnswer],
		["cut short", () => HttpResponse.text(JSON.stringify(empty).slice(0, -1)), invalidAnswer],
		["of another shape", () => HttpResponse.json(invalidBody), invalidAnswer],
	])("gives none after an answer that is %s, and reveals no secret", async (_, resolver, kind) => {
		const { pools, lines, cache } = setUp();
		server.use(...urls.map((url) => http[method](url, resolver)));
		expect(await pools.pool(game, "")).toBeNull();
		expect(lines).toMatchObject([
			{ text: "No live data: playing bundled data", details: { provider: id, kind } },
		]);
		const written = JSON.stringify([lines, [...cache.entries]]);
		expect(written).not.toMatch(/secret-|example-(?:reddit|spotify)-token|Bearer|Basic/);
	});
});

test("asks nothing without live data, keys or a provider, and for unknown filters", async () => {
	for (const id of PROVIDER_IDS) {
		const { game } = PROVIDERS[id];
		expect(await setUp({ ...ALL_SOURCES_ON, liveData: false }).pools.pool(game, "")).toBeNull();
		if (id !== "wikimedia") expect(await setUp({ liveData: true }).pools.pool(game, "")).toBeNull();
	}
	const { pools, lines } = setUp();
	for (const [game, filter] of [
		["country", ""],
		["cs16", ""],
		["github", "x"],
		["movie", "1:1980s"],
		["wealth", "__proto__"],
		["history", "1066"],
	] as const) {
		expect(await pools.pool(game, filter), `${game} ${filter}`).toBeNull();
	}
	expect(server.calls).toEqual([]);
	expect(lines).toEqual([]);
});

test("shares a pool between processes until it is stale", async () => {
	const { pools, tools, advance } = setUp();
	const first = await pools.pool("github", "");
	const otherProcess = createSourcePools(ALL_SOURCES_ON, tools);
	advance(6 * 3_600_000 - 1);
	expect(await otherProcess.pool("github", "")).toEqual(first);
	expect(server.calls).toHaveLength(4);
	advance(1);
	await otherProcess.pool("github", "");
	expect(server.calls).toHaveLength(8);
});

test.each([
	["for a minute after a failure", {}, 60_000],
	["for as long as it asks", { "Retry-After": "86400" }, 86_400_000],
])("pauses a provider %s, for all filters", async (_, headers, pauseMs) => {
	const { pools, advance, lines } = setUp();
	const refuse = () => HttpResponse.json({}, { status: 429, headers });
	server.use(http.get(`${TMDB_BASE}/discover/movie`, refuse, { once: true }));
	expect(await pools.pool("movie", "")).toBeNull();
	expect(await pools.pool("movie", "28:all")).toBeNull();
	advance(pauseMs - 1);
	expect(await pools.pool("movie", "")).toBeNull();
	expect(server.calls).toHaveLength(1);
	expect(lines).toHaveLength(1);
	advance(1);
	expect(await pools.pool("movie", "")).not.toBeNull();
});

test("pauses only the filter that has too little, for as long as a pool is fresh", async () => {
	const { pools, advance } = setUp();
	expect(await pools.pool("movie", "99:all")).toBeNull();
	const callsBefore = server.calls.length;
	advance(24 * 3_600_000 - 1);
	expect(await pools.pool("movie", "99:all")).toBeNull();
	expect(server.calls).toHaveLength(callsBefore);
	expect(await pools.pool("movie", "28:all")).not.toBeNull();
	const callsOfTwo = server.calls.length;
	advance(1);
	await pools.pool("movie", "99:all");
	expect(server.calls.length).toBeGreaterThan(callsOfTwo);
});

test("plays bundled data when the cache fails", async () => {
	const { tools, lines } = testTools();
	const cache = {
		read: async () => {
			throw new Error("postgres://hilo:secret@db is gone");
		},
		write: async () => undefined,
	};
	expect(await createSourcePools(ALL_SOURCES_ON, { ...tools, cache }).pool("wealth", "")).toBeNull();
	expect(lines[0]?.details).toEqual({ provider: "forbes", filter: "all", kind: "Error", reason: null });
});

test("logs missing keys once, and nothing when live data is off", () => {
	const { lines } = setUp({ liveData: true, githubToken: "t" });
	expect(lines.map(({ details }) => details)).toContainEqual({
		provider: "spotify",
		missing: ["SPOTIFY_CLIENT_ID", "SPOTIFY_CLIENT_SECRET"],
	});
	expect(lines).toHaveLength(4);
	expect(setUp({ liveData: false }).lines).toEqual([]);
});
