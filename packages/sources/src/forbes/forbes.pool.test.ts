import { MINUTE_MS } from "@hilo/rules/time/durations";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import { FORBES_EXAMPLE_BASE } from "./forbes.msw-handlers.ts";

const server = providerServer();

function setUp(settings = ALL_SOURCES_ON) {
	const world = testTools();
	return { ...world, pools: createSourcePools(settings, world.tools) };
}

test("asks for fifty people of a category, and leaves out missing portraits, placeholders and duplicates", async () => {
	const { pools } = setUp();
	const pool = await pools.pool("wealth", "");
	expect(pool?.cards).toHaveLength(13);
	expect(pool).toMatchObject({ game: "wealth", source: "Forbes list of billionaires", asOf: "2026-11" });
	await pools.pool("wealth", "technology");
	expect(server.calls.map(({ url }) => url.replace(FORBES_EXAMPLE_BASE, ""))).toEqual([
		"/forbes400?limit=50",
		"/forbes400/industries/technology?limit=50",
	]);
});

test("caches a category for 30 minutes, then asks with its ETag", async () => {
	const { pools, advance } = setUp();
	const first = await pools.pool("wealth", "women");
	advance(30 * MINUTE_MS - 1);
	expect(await pools.pool("wealth", "women")).toEqual(first);
	expect(server.calls).toHaveLength(1);
	advance(1);
	const second = await pools.pool("wealth", "women");
	expect(server.calls).toHaveLength(2);
	expect(server.calls[1]?.headers.get("If-None-Match")).toBe('W/"61c1-fortunes"');
	expect(second?.cards).toEqual(first?.cards);
	expect(second?.fetchedAt).toBe((first?.fetchedAt ?? 0) + 30 * MINUTE_MS);
});

test("plays the last list, with its date, when a new one can't be fetched", async () => {
	const { pools, advance, lines } = setUp();
	const first = await pools.pool("wealth", "");
	server.use(http.get(`${FORBES_EXAMPLE_BASE}/forbes400`, () => HttpResponse.json({}, { status: 500 })));
	advance(20 * 24 * 60 * MINUTE_MS);
	expect(await pools.pool("wealth", "")).toEqual(first);
	expect(await pools.pool("wealth", "")).toEqual(first);
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatchObject({
		text: "No live data: playing the last list",
		details: { kind: "broken" },
	});
	expect(server.calls).toHaveLength(4);
});

test("rejects the service's answer to an unknown filter", async () => {
	server.use(
		http.get(`${FORBES_EXAMPLE_BASE}/forbes400/women`, () =>
			HttpResponse.json({ error: "Invalid Search Field" }),
		),
	);
	const { pools, lines } = setUp();
	expect(await pools.pool("wealth", "women")).toBeNull();
	expect(lines[0]?.details).toMatchObject({ kind: "unreadable" });
});

test("accepts a base URL with a slash at its end, and only https", async () => {
	const slash = setUp({ ...ALL_SOURCES_ON, billionairesUrl: `${FORBES_EXAMPLE_BASE}/` });
	expect(await slash.pools.pool("wealth", "")).not.toBeNull();
	const plain = setUp({ ...ALL_SOURCES_ON, billionairesUrl: "http://forbes400.example/api" });
	expect(await plain.pools.pool("wealth", "")).toBeNull();
	expect(plain.lines[0]?.details).toMatchObject({
		kind: "refused",
		reason: "forbes: refused (its address must be an https:// address; http:// is for this machine only)",
	});
	expect(server.calls).toHaveLength(1);
});
