import { createServer, type RequestListener, type Server } from "node:http";
import { delay } from "msw";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { providerServer } from "../testing/provider-server.ts";
import { testTools } from "../testing/test-tools.ts";
import { fetchCached, fetchJson, type JsonCall, retryAfterMs } from "./fetch-json.ts";

const TEST_URL = "https://api.themoviedb.org/3/thing";
const CALL = {
	provider: "tmdb",
	url: new URL(TEST_URL),
	timeoutMs: 60_000,
	maxBytes: 1_000,
	schema: z.object({ name: z.string() }),
} as const;

function fetchTestJson(options: Partial<JsonCall<{ name: string }>> = {}, signal?: AbortSignal) {
	return fetchJson({ ...testTools().tools, userAgent: "Hilo", signal }, { ...CALL, ...options });
}

describe("an answer", () => {
	const server = providerServer();
	const answer = (resolver: Parameters<typeof http.get>[1]) => server.use(http.get(TEST_URL, resolver));

	test("is used while it is fresh, and cached with the fields in use only", async () => {
		const { tools, cache, advance } = testTools();
		const fetchThing = () =>
			fetchCached({ ...tools, userAgent: "Hilo" }, { ...CALL, key: "tmdb thing", freshForMs: 60_000 });
		answer(() => HttpResponse.json({ name: "one", overview: "long" }));
		const first = await fetchThing();
		const { fetchedAt } = first;
		expect(first).toEqual({ data: { name: "one" }, fetchedAt });
		advance(59_999);
		expect(await fetchThing()).toEqual(first);
		expect(server.calls).toHaveLength(1);
		const entry = { body: '{"name":"one"}', fetchedAt, freshUntil: fetchedAt + 60_000 };
		expect(cache.entries.get("tmdb thing")).toEqual(entry);
		advance(1);
		answer(() => HttpResponse.json({ name: "two" }));
		expect((await fetchThing()).data).toEqual({ name: "two" });
		for (const body of ['{"title":"one"}', "{", ""]) {
			await cache.write("tmdb thing", { ...entry, body, freshUntil: Number.MAX_SAFE_INTEGER });
			expect((await fetchThing()).data, "of another shape").toEqual({ name: "two" });
		}
	});

	test("that no pool waits for any longer is given up", async () => {
		const giveUp = new AbortController();
		answer(async () => {
			giveUp.abort();
			await delay("infinite");
		});
		await expect(fetchTestJson({}, giveUp.signal)).rejects.toMatchObject({ kind: "timeout" });
	});

	test("may split characters between chunks", async () => {
		const bytes = new TextEncoder().encode('{"name":"Beyoncé 音楽"}');
		const pieces = new ReadableStream<Uint8Array>({
			start(controller) {
				for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
				controller.close();
			},
		});
		answer(() => new HttpResponse(pieces));
		expect((await fetchTestJson()).data.name).toBe("Beyoncé 音楽");
	});

	test.each([
		[304, {}, "missing"],
		[308, { Location: "https://api.themoviedb.org/4/thing" }, "missing"],
		[401, {}, "refused"],
		[403, {}, "refused"],
		[403, { "X-RateLimit-Remaining": "0" }, "limited"],
		[403, { "Retry-After": "60" }, "limited"],
		[404, {}, "missing"],
		[429, {}, "limited"],
		[500, {}, "broken"],
	] as const)("of %i %o is %s", async (status, headers, kind) => {
		answer(() => new HttpResponse(null, { status, headers }));
		await expect(fetchTestJson()).rejects.toMatchObject({ kind, status, provider: "tmdb" });
		expect(server.calls).toHaveLength(1);
	});

	test("that fails names the provider and the kind, and nothing of the request or the answer", async () => {
		const failures = [
			fetchTestJson({ headers: { Authorization: "Bearer secret-token\nbroken" } }),
			(async () => {
				answer(() => HttpResponse.text("secret-token is not JSON"));
				return await fetchTestJson({ url: new URL(`${TEST_URL}?api_key=secret-token`) });
			})(),
			(async () => {
				answer(() => HttpResponse.json({ name: ["secret-token"] }));
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
});

// A real server, as MSW does not behave like one when an answer stops halfway.
describe("a server", () => {
	let server: Server | undefined;
	afterEach(() => {
		server?.closeAllConnections();
		server?.close();
	});

	async function fetchFrom(listener: RequestListener, timeoutMs = 10_000) {
		const started = createServer(listener);
		server = started;
		await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
		const address = started.address();
		const port = typeof address === "object" ? address?.port : undefined;
		return await fetchTestJson({ url: new URL(`http://127.0.0.1:${port}/`), timeoutMs });
	}

	test("may stop halfway or never answer: that is a timeout", async () => {
		const stuck = fetchFrom((_, response) => {
			response.setHeader("Connection", "close");
			response.write('{"name":');
		}, 150);
		await expect(stuck).rejects.toMatchObject({ kind: "timeout", message: "tmdb: timeout" });
		await expect(fetchFrom(() => undefined, 150)).rejects.toMatchObject({ kind: "timeout" });
	});

	test("may break the connection", async () => {
		const broken = fetchFrom((_, response) => {
			response.write('{"name":', () => response.destroy());
		});
		await expect(broken).rejects.toMatchObject({ kind: "unreachable", message: "tmdb: unreachable" });
	});

	test("is read up to the limit", async () => {
		const endless = fetchFrom((_, response) => {
			const more = () => {
				while (response.write("x".repeat(500)));
				response.once("drain", more);
			};
			more();
		});
		const message = "tmdb: unreadable (more than 1000 bytes)";
		await expect(endless).rejects.toMatchObject({ kind: "unreadable", message });
	});
});

test("Retry-After is in seconds, or a date", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	expect(retryAfterMs("120", now)).toBe(120_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 11:00:00 GMT", now)).toBe(0);
	for (const header of [null, "", "soon", "-5", "1e99"]) expect(retryAfterMs(header, now)).toBeUndefined();
});
