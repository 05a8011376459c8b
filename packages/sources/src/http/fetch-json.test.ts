import { delay } from "msw";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { providerServer } from "../testing/provider-server.ts";
import { testTools } from "../testing/test-tools.ts";
import { fetchJson, type HttpTools, type JsonCall } from "./fetch-json.ts";
import { retryAfterMs } from "./send.ts";

const TEST_URL = "https://api.themoviedb.org/3/thing";
const KEY = "tmdb thing";
const schema = z.object({ name: z.string() });

const server = providerServer();
let world: ReturnType<typeof testTools>;
beforeEach(() => {
	world = testTools();
});

function fetchTestJson(options: Partial<JsonCall<{ name: string }>> = {}, tools: Partial<HttpTools> = {}) {
	return fetchJson(
		{ ...world.tools, userAgent: "Hilo/0.1 (https://hilo.example)", ...tools },
		{
			provider: "tmdb",
			url: new URL(TEST_URL),
			timeoutMs: 60_000,
			maxBytes: 10_000,
			schema,
			cached: { key: KEY, freshForMs: 60_000 },
			...options,
		},
	);
}

function answerOnce(resolver: Parameters<typeof http.get>[1]): void {
	server.use(http.get(TEST_URL, resolver, { once: true }));
}

test("serves a fresh answer from the cache, which holds only the fields in use", async () => {
	answerOnce(() => HttpResponse.json({ name: "one", overview: "long" }, { headers: { ETag: '"1"' } }));
	const first = await fetchTestJson();
	expect(first.data).toEqual({ name: "one" });
	world.advance(59_999);
	expect(await fetchTestJson()).toMatchObject(first);
	expect(server.calls).toHaveLength(1);
	expect(world.cache.entries.get(KEY)).toEqual({
		body: '{"name":"one"}',
		etag: '"1"',
		fetchedAt: first.fetchedAt,
		freshUntil: first.fetchedAt + 60_000,
	});
});

test("revalidates a stale answer with its ETag, and a 304 makes it fresh", async () => {
	answerOnce(() => HttpResponse.json({ name: "one" }, { headers: { ETag: 'W/"1"' } }));
	const { fetchedAt } = await fetchTestJson();
	world.advance(60_000);
	answerOnce(() => new HttpResponse(null, { status: 304 }));
	expect(await fetchTestJson()).toEqual({ data: { name: "one" }, fetchedAt: fetchedAt + 60_000 });
	expect(server.calls[1]?.headers.get("If-None-Match")).toBe('W/"1"');
	world.advance(59_999);
	await fetchTestJson();
	expect(server.calls).toHaveLength(2);
	expect(world.cache.entries.get(KEY)).toMatchObject({ etag: 'W/"1"', freshUntil: fetchedAt + 120_000 });
});

test("revalidates without an ETag by date, and caches a new answer", async () => {
	const lastModified = "Fri, 20 Nov 2026 10:00:00 GMT";
	answerOnce(() => HttpResponse.json({ name: "one" }, { headers: { "Last-Modified": lastModified } }));
	await fetchTestJson();
	world.advance(60_000);
	answerOnce(() => HttpResponse.json({ name: "two" }));
	expect((await fetchTestJson()).data).toEqual({ name: "two" });
	expect(server.calls[1]?.headers.get("If-Modified-Since")).toBe(lastModified);
	expect(world.cache.entries.get(KEY)).not.toHaveProperty("lastModified");
});

test("ignores a cached answer of another shape", async () => {
	for (const body of ['{"title":"one"}', "{", ""]) {
		await world.cache.write(KEY, { body, etag: '"1"', fetchedAt: 0, freshUntil: Number.MAX_SAFE_INTEGER });
		answerOnce(() => HttpResponse.json({ name: "new" }));
		expect((await fetchTestJson()).data).toEqual({ name: "new" });
	}
	expect(server.calls.map((call) => call.headers.get("If-None-Match"))).toEqual([null, null, null]);
});

test("rejects a 304 to an unconditional call", async () => {
	answerOnce(() => new HttpResponse(null, { status: 304 }));
	await expect(fetchTestJson()).rejects.toMatchObject({ kind: "unreadable" });
});

test("decodes characters that are split between chunks", async () => {
	const bytes = new TextEncoder().encode('{"name":"Beyoncé 音楽"}');
	const pieces = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	answerOnce(() => new HttpResponse(pieces));
	expect((await fetchTestJson()).data.name).toBe("Beyoncé 音楽");
});

test("ends the call when the signal aborts", async () => {
	const giveUp = new AbortController();
	answerOnce(async () => {
		giveUp.abort();
		await delay("infinite");
	});
	await expect(fetchTestJson({}, { signal: giveUp.signal })).rejects.toMatchObject({ kind: "timeout" });
});

test("ends the wait for a retry when the signal aborts", async () => {
	const giveUp = new AbortController();
	answerOnce(() => HttpResponse.json({}, { status: 503 }));
	const sleep: HttpTools["sleep"] = async (_ms, signal) => {
		giveUp.abort();
		signal?.throwIfAborted();
	};
	const late = fetchTestJson({}, { signal: giveUp.signal, sleep });
	await expect(late).rejects.toMatchObject({ kind: "timeout" });
	expect(server.calls).toHaveLength(1);
});

test.each([
	[401, {}, "refused"],
	[403, {}, "refused"],
	[403, { "X-RateLimit-Remaining": "0" }, "limited"],
	[403, { "Retry-After": "60" }, "limited"],
	[404, {}, "missing"],
	[308, { Location: "https://api.themoviedb.org/4/thing" }, "missing"],
	[429, {}, "limited"],
	[500, {}, "broken"],
] as const)("%i %o is %s", async (status, headers, kind) => {
	server.use(http.get(TEST_URL, () => HttpResponse.json({ error: "no" }, { status, headers })));
	await expect(fetchTestJson()).rejects.toMatchObject({ kind, status, provider: "tmdb" });
});

test("names the provider and the kind in an error, and nothing of the request or the answer", async () => {
	const failures = [
		fetchTestJson({ headers: { Authorization: "Bearer secret-token\nbroken" } }),
		(async () => {
			answerOnce(() => HttpResponse.text("secret-token is not JSON"));
			return await fetchTestJson({ url: new URL(`${TEST_URL}?api_key=secret-token`) });
		})(),
		(async () => {
			server.use(http.get(TEST_URL, () => HttpResponse.json({ name: ["secret-token"] })));
			return await fetchTestJson();
		})(),
	];
	for (const failure of await Promise.allSettled(failures)) {
		const { reason } = failure as PromiseRejectedResult;
		expect(reason).toHaveProperty("name", "SourceError");
		expect(reason).not.toHaveProperty("cause");
		expect(`${reason.message} ${JSON.stringify(reason)}`).not.toContain("secret");
		expect(reason.message).toMatch(/^tmdb: (?:unreachable|unreadable)/);
	}
});

test("reads Retry-After in seconds or as a date", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	expect(retryAfterMs("120", now)).toBe(120_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 11:00:00 GMT", now)).toBe(0);
	for (const header of [null, "", "soon", "-5", "1e99"]) expect(retryAfterMs(header, now)).toBeUndefined();
});
