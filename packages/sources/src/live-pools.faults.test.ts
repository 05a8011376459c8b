import { delay } from "msw";
import { HttpResponse, type HttpResponseResolver, http } from "msw/http";
import { describe, expect, test, vi } from "vitest";
import { FORBES_EXAMPLE_BASE } from "./forbes/forbes.msw-handlers.ts";
import { GITHUB_BASE } from "./github/github.client.ts";
import { createLivePools } from "./live-pools.ts";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "./providers.ts";
import { REDDIT_BASE } from "./reddit/reddit.client.ts";
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

describe.each(PROVIDER_IDS)("%s", (id) => {
	const { urls, method = "get", empty, invalidBody, invalidAnswer } = CASES[id];
	const { game } = PROVIDERS[id];

	function answer(resolver: HttpResponseResolver, options: { once?: boolean } = {}): void {
		server.use(...urls.map((url) => http[method](url, resolver, options)));
	}

	const dataCalls = () => {
		const [first = ""] = urls;
		const { hostname } = new URL(first);
		return server.calls.filter((call) => new URL(call.url).hostname === hostname);
	};

	async function buildPool() {
		const world = testTools();
		const pool = await createLivePools(ALL_SOURCES_ON, world.tools).pool(game, "");
		expectNoSecrets(world);
		return { ...world, pool };
	}

	async function expectRefused(kind: string): Promise<ReturnType<typeof testTools>> {
		const { pool, ...world } = await buildPool();
		expect(pool).toBeNull();
		expect(world.lines).toHaveLength(1);
		expect(world.lines[0]).toMatchObject({
			text: "No live data: playing bundled data",
			details: { provider: id, kind },
		});
		return world;
	}

	const expectedKind = invalidAnswer === "skipped" ? "too-little" : "unreadable";

	test("dates a pool by the day it was fetched", async () => {
		const { pool, lines } = await buildPool();
		expect(pool).toMatchObject({ game, asOf: "2026-11", provider: id, fetchedAt: expect.any(Number) });
		expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
		expect(lines).toEqual([]);
	});

	test("plays bundled data after an empty answer", async () => {
		answer(() => HttpResponse.json(empty));
		await expectRefused("too-little");
	});

	test("does not retry after a timeout", async () => {
		const timeUp = new AbortController();
		answer(async () => {
			// Aborts when the data is requested; a real timeout could already expire during the token call.
			timeUp.abort();
			await delay("infinite");
		});
		const world = testTools();
		const timeoutMs = 80;
		const realTimeout = AbortSignal.timeout;
		vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
			ms === timeoutMs ? timeUp.signal : realTimeout(ms),
		);
		const pools = createLivePools(ALL_SOURCES_ON, { ...world.tools, timeoutMs });
		expect(await pools.pool(game, "")).toBeNull();
		expect(world.lines[0]?.details).toMatchObject({ kind: "timeout" });
		expect(dataCalls()).toHaveLength(1);
	});

	test("does not retry a refused key", async () => {
		answer(() => HttpResponse.json({ message: "Bad credentials" }, { status: 401 }));
		const { sleeps } = await expectRefused("refused");
		expect(sleeps).toEqual([]);
		expect(dataCalls()).toHaveLength(1);
	});

	test("does not retry a 404", async () => {
		answer(() => HttpResponse.json({}, { status: 404 }));
		const { sleeps } = await expectRefused(invalidAnswer === "skipped" ? "too-little" : "missing");
		expect(sleeps).toEqual([]);
	});

	test("waits as long as a rate limit asks, and then retries", async () => {
		answer(() => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "2" } }), { once: true });
		const { pool, sleeps } = await buildPool();
		expect(pool).not.toBeNull();
		expect(sleeps.every((ms) => ms >= 2_000 && ms < 3_000)).toBe(true);
		expect(sleeps.length).toBeGreaterThan(0);
	});

	test("gives up immediately at a long rate limit, and pauses the provider", async () => {
		answer(() => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "600" } }));
		const { tools, sleeps, lines, advance } = testTools();
		const pools = createLivePools(ALL_SOURCES_ON, tools);
		expect(await pools.pool(game, "")).toBeNull();
		expect(sleeps).toEqual([]);
		const callsBefore = server.calls.length;
		advance(599_000);
		expect(await pools.pool(game, "")).toBeNull();
		expect(server.calls).toHaveLength(callsBefore);
		expect(lines).toHaveLength(1);
		advance(2_000);
		await pools.pool(game, "");
		expect(server.calls.length).toBeGreaterThan(callsBefore);
	});

	test("retries after a short wait when the provider fails once", async () => {
		answer(() => new HttpResponse("<html>Bad gateway</html>", { status: 502 }), { once: true });
		const { pool, sleeps } = await buildPool();
		expect(pool).not.toBeNull();
		expect(sleeps.length).toBeGreaterThan(0);
		expect(sleeps.every((ms) => ms >= 200 && ms <= 600)).toBe(true);
	});

	test("gives up after three calls when the provider keeps failing", async () => {
		answer(() => HttpResponse.json({}, { status: 503 }));
		const { sleeps } = await expectRefused("broken");
		expect(sleeps).toHaveLength(2);
		expect(sleeps[1], "twice as long, give or take half").toBeGreaterThanOrEqual(400);
		expect(sleeps[1]).toBeLessThan(1_200);
		expect(dataCalls()).toHaveLength(3);
	});

	test("retries after a network error", async () => {
		answer(() => HttpResponse.error(), { once: true });
		const { pool } = await buildPool();
		expect(pool).not.toBeNull();
		answer(() => HttpResponse.error());
		await expectRefused("unreachable");
	});

	test("rejects an answer that is not JSON, or is cut short", async () => {
		answer(() => HttpResponse.text("<!doctype html><title>Sign in</title>"));
		await expectRefused(expectedKind);
		answer(() => HttpResponse.text(JSON.stringify(empty).slice(0, -1)));
		await expectRefused(expectedKind);
	});

	test("rejects an answer of the wrong types", async () => {
		answer(() => HttpResponse.json(invalidBody));
		await expectRefused(expectedKind);
		answer(() => HttpResponse.json("surprise"));
		await expectRefused(expectedKind);
	});

	test("does not follow a redirect", async () => {
		answer(() => HttpResponse.json({}, { status: 302, headers: { Location: "https://elsewhere.example/" } }));
		await expectRefused(invalidAnswer === "skipped" ? "too-little" : "missing");
		expect(server.calls.map(({ url }) => new URL(url).hostname)).not.toContain("elsewhere.example");
	});

	test("fetches nothing when live data is off or keys are missing", async () => {
		const { tools, lines } = testTools();
		expect(await createLivePools({ ...ALL_SOURCES_ON, liveData: false }, tools).pool(game, "")).toBeNull();
		expect(lines).toEqual([]);
		const keyless = createLivePools({ liveData: true }, tools);
		const needsNoKey = id === "wikimedia";
		expect((await keyless.pool(game, "")) === null).toBe(!needsNoKey);
		if (!needsNoKey) expect(server.calls).toEqual([]);
	});

	test("sends a User-Agent with every call, and accepts pictures from allowed hosts only", async () => {
		const { pool } = await buildPool();
		for (const call of server.calls) {
			expect(call.headers.get("User-Agent")).toBe("Hilo/1.2.3 (https://hilo.example)");
		}
		const pictures = (pool?.cards ?? []).flatMap(({ art }) => art.imageUrl ?? []);
		expect(pictures.length).toBeGreaterThan(0);
		for (const picture of pictures) {
			expect(picture).toMatch(/^https:/);
			expect(PROVIDERS[id].imageHosts).toContain(new URL(picture).hostname);
		}
	});
});

function expectNoSecrets({ lines, cache }: ReturnType<typeof testTools>): void {
	const written = JSON.stringify([lines, [...cache.entries]]);
	expect(written).not.toMatch(/secret-|example-(?:reddit|spotify)-token|Bearer|Basic/);
}
