import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import { WIKIMEDIA_BASES } from "./wikimedia.client.ts";

const server = providerServer();
const [FEED = "", NEXT_FEED = ""] = WIKIMEDIA_BASES;

function play(filter: string, world = testTools()) {
	return { ...world, pool: createSourcePools(ALL_SOURCES_ON, world.tools).pool("history", filter) };
}

test("builds thirty events of different days, one call a day", async () => {
	const pool = await play("").pool;
	expect(pool?.cards).toHaveLength(30);
	expect(server.calls).toHaveLength(5);
	for (const { url } of server.calls) expect(url).toMatch(/\/onthisday\/all\/(?:0\d|1[0-2])\/[0-3]\d$/);
	expect(new Set(server.calls.map(({ url }) => url)).size).toBe(5);
	expect(new Set(pool?.cards.map(({ id }) => id)).size).toBe(30);
	expect(pool).toMatchObject({ source: "Wikipedia, On this day (CC BY-SA 4.0)", asOf: "2026-11" });
});

test.each(HISTORY_PERIODS.filter(({ value }) => ["1800_1900", "2000_Present"].includes(value)))(
	"$label: has only its years, in at most twenty calls",
	async ({ value, from, to }) => {
		const pool = await play(value).pool;
		expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
		for (const card of pool?.cards ?? []) {
			expect(card.value).toBeGreaterThanOrEqual(from);
			expect(card.value).toBeLessThanOrEqual(Math.min(to, 2026));
		}
		expect(server.calls.length).toBeLessThanOrEqual(20);
	},
);

test("prefers events to births and deaths", async () => {
	const pool = await play("").pool;
	const kinds = new Set(pool?.cards.map(({ art }) => art.kind === "emblem" && art.icon));
	expect(kinds).toEqual(new Set(["scroll-unfurled"]));
	const filled = await play("1900_1940").pool;
	expect(filled?.cards.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["Ford Motor Company", expect.stringMatching(/^(?:Birth|Death) of /)]),
	);
});

test("leaves out years in the future", async () => {
	const page = {
		pageid: 7,
		titles: { normalized: "Something" },
		thumbnail: { source: "https://upload.wikimedia.org/a.jpg" },
	};
	server.use(
		http.get(`${FEED}/onthisday/all/:month/:day`, () =>
			HttpResponse.json({ events: [{ text: "It will be.", year: 2027, pages: [page] }] }),
		),
	);
	expect(await play("").pool).toBeNull();
	expect(server.calls).toHaveLength(20);
});

test.each([
	["is no longer there", () => HttpResponse.json({}, { status: 404 })],
	["sends elsewhere", () => HttpResponse.json({}, { status: 301, headers: { Location: NEXT_FEED } })],
	["refuses", () => HttpResponse.json({}, { status: 403 })],
	["does not answer", () => HttpResponse.error()],
])("where the URL %s, the next one is tried, and from then on first", async (_, retired) => {
	server.use(http.get(`${FEED}/onthisday/all/:month/:day`, retired));
	expect((await play("").pool)?.cards).toHaveLength(30);
	const hostnames = server.calls.map(({ url }) => new URL(url).hostname);
	expect(new Set(hostnames.slice(0, -5))).toEqual(new Set(["api.wikimedia.org"]));
	expect(hostnames.slice(-5)).toEqual(Array(5).fill("en.wikipedia.org"));
});

test("skips an unreadable day after one call", async () => {
	server.use(http.get(`${FEED}/onthisday/all/:month/:day`, () => HttpResponse.text("oops"), { once: true }));
	expect((await play("").pool)?.cards).toHaveLength(30);
	expect(server.calls).toHaveLength(6);
});
