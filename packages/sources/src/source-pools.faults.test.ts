import { delay } from "msw";
import { HttpResponse, type HttpResponseResolver, http } from "msw/http";
import { describe, expect, test, vi } from "vitest";
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

interface Case {
	readonly urls: readonly string[];
	readonly method?: "post";
	/** Well-formed answers: one that is empty, and one with a wrong type. */
	readonly empty: object;
	readonly invalidBody: object;
	/** Wikimedia skips an odd day of the year, and fails only when too few events are left. */
	readonly invalidAnswer: "skipped" | "fatal";
}

const CASES: Readonly<Record<ProviderId, Case>> = {
	github: {
		urls: [`${GITHUB_BASE}/graphql`],
		method: "post",
		empty: { data: {} },
		invalidBody: { data: { r0: { stargazerCount: "many", owner: {}, primaryLanguage: null } } },
		invalidAnswer: "fatal",
	},
	reddit: {
		urls: [`${REDDIT_BASE}/api/info`],
		empty: { kind: "Listing", data: { children: [] } },
		invalidBody: { kind: "Listing", data: { children: [{ kind: "t5", data: { display_name: 7 } }] } },
		invalidAnswer: "fatal",
	},
	tmdb: {
		urls: [`${TMDB_BASE}/discover/movie`],
		empty: { page: 1, total_pages: 0, results: [] },
		invalidBody: { page: 1, total_pages: 1, results: [{ id: "27205" }] },
		invalidAnswer: "fatal",
	},
	spotify: {
		urls: [`${SPOTIFY_BASE}/search`],
		empty: { tracks: { total: 0, items: [] } },
		invalidBody: { tracks: { total: 1, items: [{ id: "x", name: null }] } },
		invalidAnswer: "fatal",
	},
	forbes: {
		urls: [`${FORBES_EXAMPLE_BASE}/forbes400`],
		empty: [],
		invalidBody: [{ personName: "Somebody", finalWorth: "487512" }],
		invalidAnswer: "fatal",
	},
	wikimedia: {
		urls: WIKIMEDIA_BASES.map((base) => `${base}/onthisday/all/:month/:day`),
		empty: {},
		invalidBody: { events: [{ text: "Something", year: "1969", pages: [] }] },
		invalidAnswer: "skipped",
	},
};

function setUp(id: ProviderId) {
	const { urls, method = "get" } = CASES[id];
	const world = testTools();
	const pools = createSourcePools(ALL_SOURCES_ON, world.tools);
	const hostname = new URL(urls[0] ?? "").hostname;
	return {
		...world,
		buildPool: () => pools.pool(PROVIDERS[id].game, ""),
		answer: (resolver: HttpResponseResolver, options: { once?: boolean } = {}) =>
			server.use(...urls.map((url) => http[method](url, resolver, options))),
		dataCalls: () => server.calls.filter(({ url }) => new URL(url).hostname === hostname),
		async expectNoPool(kind: string) {
			expect(await pools.pool(PROVIDERS[id].game, "")).toBeNull();
			expect(world.lines).toHaveLength(1);
			expect(world.lines[0]).toMatchObject({
				text: "No live data: playing bundled data",
				details: { provider: id, kind },
			});
			const written = JSON.stringify([world.lines, [...world.cache.entries]]);
			expect(written).not.toMatch(/secret-|example-(?:reddit|spotify)-token|Bearer|Basic/);
		},
	};
}

describe.each(PROVIDER_IDS)("%s", (id) => {
	const { empty, invalidBody, invalidAnswer } = CASES[id];

	test("gives a pool of the day it was fetched, with pictures from allowed hosts only", async () => {
		const { buildPool, lines } = setUp(id);
		const pool = await buildPool();
		expect(pool).toMatchObject({ asOf: "2026-11", provider: id, fetchedAt: expect.any(Number) });
		expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
		expect(lines).toEqual([]);
		for (const { headers } of server.calls)
			expect(headers.get("User-Agent")).toBe("Hilo/1.2.3 (https://hilo.example)");
		const pictures = (pool?.cards ?? []).flatMap(({ art }) => art.imageUrl ?? []);
		expect(pictures.length).toBeGreaterThan(0);
		for (const picture of pictures) {
			expect(picture).toMatch(/^https:/);
			expect(PROVIDERS[id].imageHosts).toContain(new URL(picture).hostname);
		}
	});

	test("plays bundled data after an empty answer", async () => {
		const { answer, expectNoPool } = setUp(id);
		answer(() => HttpResponse.json(empty));
		await expectNoPool("too-little");
	});

	test("does not retry after a timeout", async () => {
		const { answer, dataCalls, lines, tools } = setUp(id);
		const timeUp = new AbortController();
		answer(async () => {
			// Aborts when the data is requested; a real timeout could already expire during the token call.
			timeUp.abort();
			await delay("infinite");
		});
		const timeoutMs = 80;
		const realTimeout = AbortSignal.timeout;
		vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
			ms === timeoutMs ? timeUp.signal : realTimeout(ms),
		);
		const pools = createSourcePools(ALL_SOURCES_ON, { ...tools, timeoutMs });
		expect(await pools.pool(PROVIDERS[id].game, "")).toBeNull();
		expect(lines[0]?.details).toMatchObject({ kind: "timeout" });
		expect(dataCalls()).toHaveLength(1);
	});

	test("does not retry a refused key", async () => {
		const { answer, dataCalls, expectNoPool, sleeps } = setUp(id);
		answer(() => HttpResponse.json({ message: "Bad credentials" }, { status: 401 }));
		await expectNoPool("refused");
		expect(sleeps).toEqual([]);
		expect(dataCalls()).toHaveLength(1);
	});

	test("waits as long as a rate limit asks, and then retries", async () => {
		const { answer, buildPool, sleeps } = setUp(id);
		answer(() => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "2" } }), { once: true });
		expect(await buildPool()).not.toBeNull();
		expect(sleeps.length).toBeGreaterThan(0);
		expect(sleeps.every((ms) => ms >= 2_000 && ms < 3_000)).toBe(true);
	});

	test.each([
		["that is not JSON", () => HttpResponse.text("<!doctype html><title>Sign in</title>")],
		["that is cut short", () => HttpResponse.text(JSON.stringify(empty).slice(0, -1))],
		["of another shape", () => HttpResponse.json(invalidBody)],
	])("rejects an answer %s", async (_, resolver) => {
		const { answer, expectNoPool } = setUp(id);
		answer(resolver);
		await expectNoPool(invalidAnswer === "skipped" ? "too-little" : "unreadable");
	});
});

describe("any provider", () => {
	test("is not asked again after a 404", async () => {
		const { answer, expectNoPool, sleeps } = setUp("forbes");
		answer(() => HttpResponse.json({}, { status: 404 }));
		await expectNoPool("missing");
		expect(sleeps).toEqual([]);
	});

	test("is paused for as long as a long rate limit says", async () => {
		const { answer, expectNoPool, buildPool, sleeps, advance } = setUp("forbes");
		answer(() => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "600" } }));
		await expectNoPool("limited");
		expect(sleeps).toEqual([]);
		advance(599_000);
		await expectNoPool("limited");
		expect(server.calls).toHaveLength(1);
		advance(2_000);
		await buildPool();
		expect(server.calls).toHaveLength(2);
	});

	test.each([
		["fails", () => new HttpResponse("<html>Bad gateway</html>", { status: 502 })],
		["breaks the connection", () => HttpResponse.error()],
	])("is asked again after a short wait when it %s once", async (_, resolver) => {
		const { answer, buildPool, sleeps } = setUp("forbes");
		answer(resolver, { once: true });
		expect(await buildPool()).not.toBeNull();
		expect(sleeps).toHaveLength(1);
		expect(sleeps.every((ms) => ms >= 200 && ms <= 600)).toBe(true);
	});

	test("is asked three times when it keeps failing", async () => {
		const { answer, expectNoPool, dataCalls, sleeps } = setUp("forbes");
		answer(() => HttpResponse.json({}, { status: 503 }));
		await expectNoPool("broken");
		expect(sleeps).toHaveLength(2);
		expect(sleeps[1], "twice as long, give or take half").toBeGreaterThanOrEqual(400);
		expect(dataCalls()).toHaveLength(3);
	});

	test("is not followed to another address", async () => {
		const { answer, expectNoPool } = setUp("forbes");
		answer(() => HttpResponse.json({}, { status: 302, headers: { Location: "https://elsewhere.example/" } }));
		await expectNoPool("missing");
		expect(server.calls.map(({ url }) => new URL(url).hostname)).not.toContain("elsewhere.example");
	});

	test("is asked nothing when live data is off or its keys are missing", async () => {
		const { tools, lines } = testTools();
		for (const id of PROVIDER_IDS) {
			const { game } = PROVIDERS[id];
			expect(
				await createSourcePools({ ...ALL_SOURCES_ON, liveData: false }, tools).pool(game, ""),
			).toBeNull();
			if (id !== "wikimedia")
				expect(await createSourcePools({ liveData: true }, testTools().tools).pool(game, "")).toBeNull();
		}
		expect(server.calls).toEqual([]);
		expect(lines).toEqual([]);
	});
});
