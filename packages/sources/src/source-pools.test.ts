import { expectSoundPool } from "@hilo/catalog/testing/expect-sound-pool";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { FORBES_EXAMPLE_BASE } from "./forbes/forbes.msw-handlers.ts";
import { createSourcePools } from "./source-pools.ts";
import { providerServer } from "./testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "./testing/test-tools.ts";
import { TMDB_BASE } from "./tmdb/tmdb.client.ts";

const server = providerServer();

function setUp(settings = ALL_SOURCES_ON) {
	const world = testTools();
	return { ...world, pools: createSourcePools(settings, world.tools) };
}

test.each(["github", "reddit", "movie", "music", "wealth"] as const)(
	"builds a sound pool of %s",
	async (game) => {
		const pool = await setUp().pools.pool(game, "");
		expect(pool?.game).toBe(game);
		if (pool) expectSoundPool(pool);
	},
);

test("returns null for games without a provider and for unknown filters", async () => {
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

test("returns the same pool for no filter and for the first one", async () => {
	const { pools, cache } = setUp();
	const [named, unnamed] = await Promise.all([pools.pool("wealth", "all"), pools.pool("wealth", "")]);
	expect(named).toBe(unnamed);
	expect(await pools.pool("wealth", "")).toEqual(named);
	expect(server.calls).toHaveLength(1);
	expect([...cache.entries.keys()].filter((key) => key.startsWith("pool "))).toEqual(["pool 1 forbes all"]);
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

test("pauses a provider for a minute after a failure, for all filters", async () => {
	const { pools, advance, lines } = setUp();
	const refuse = () => HttpResponse.json({}, { status: 401 });
	server.use(http.get(`${TMDB_BASE}/discover/movie`, refuse, { once: true }));
	expect(await pools.pool("movie", "")).toBeNull();
	expect(await pools.pool("movie", "28:all")).toBeNull();
	advance(59_999);
	expect(await pools.pool("movie", "")).toBeNull();
	expect(server.calls).toHaveLength(1);
	expect(lines).toHaveLength(1);
	advance(1);
	expect(await pools.pool("movie", "")).not.toBeNull();
});

test("doubles the pause after each failure, up to an hour, until an answer, and logs the first one", async () => {
	const { pools, advance, lines } = setUp();
	let isDown = true;
	const list = () => (isDown ? HttpResponse.json({}, { status: 401 }) : undefined);
	server.use(http.get(`${FORBES_EXAMPLE_BASE}/forbes400`, list));
	for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
		const callsBefore = server.calls.length;
		await pools.pool("wealth", "");
		advance(minutes * 60_000 - 1);
		await pools.pool("wealth", "");
		expect(server.calls).toHaveLength(callsBefore + 1);
		advance(1);
	}
	expect(lines).toHaveLength(1);
	isDown = false;
	expect(await pools.pool("wealth", "")).not.toBeNull();
});

test("pauses only the filter that has too little", async () => {
	const { pools } = setUp();
	expect(await pools.pool("movie", "99:all")).toBeNull();
	const callsBefore = server.calls.length;
	expect(await pools.pool("movie", "99:all")).toBeNull();
	expect(server.calls).toHaveLength(callsBefore);
	expect(await pools.pool("movie", "28:all")).not.toBeNull();
});

test("limits the pause that a provider asks for to an hour", async () => {
	const { pools, advance } = setUp();
	const refuse = () => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "86400" } });
	server.use(http.get(`${FORBES_EXAMPLE_BASE}/forbes400`, refuse, { once: true }));
	await pools.pool("wealth", "");
	advance(3_599_999);
	expect(await pools.pool("wealth", "")).toBeNull();
	advance(1);
	expect(await pools.pool("wealth", "")).not.toBeNull();
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
