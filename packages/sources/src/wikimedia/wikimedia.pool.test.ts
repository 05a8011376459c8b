import { HISTORY_PERIODS } from "@hilo/catalog/filter-options";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import recorded from "./fixtures/on-this-day.json" with { type: "json" };
import { onThisDay, WIKIMEDIA_BASES } from "./wikimedia.client.ts";
import { dayCards } from "./wikimedia.pool.ts";

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

const day = onThisDay.parse(recorded);
const cards = dayCards(day, { from: 1800, to: 2026 });
const cardNamed = (name: string) => cards.find((card) => card.name === name);

test("an event has its page's title and picture, its sentence and its year", () => {
	expect(cardNamed("Apollo 11")).toEqual({
		id: "wikimedia-event-662-1969",
		name: "Apollo 11",
		detail:
			"Apollo program: Apollo 11's crew successfully makes the first human landing on the Moon in the Sea of Tranquility.",
		art: {
			kind: "emblem",
			icon: "scroll-unfurled",
			imageUrl:
				"https://upload.wikimedia.org/wikipedia/commons/thumb/7/72/Aldrin%20Apollo%2011.jpg/330px-Aldrin%20Apollo%2011.jpg",
		},
		value: 1969,
		article: "Apollo 11",
	});
});

test("names births and deaths, without the other end of the life", () => {
	expect(cardNamed("Birth of Edmund Hillary")?.detail).toBe(
		"Edmund Hillary, New Zealand mountaineer and explorer",
	);
	expect(cardNamed("Birth of Natalie Wood")?.detail).toBe("Natalie Wood, American actress");
	expect(cardNamed("Death of Pope Leo XIII")?.detail).toBe("Pope Leo XIII");
});

test("removes notes on pictures", () => {
	expect(cardNamed("Neil Armstrong")?.detail).toBe(
		"Neil Armstrong became the first human to set foot on the Moon.",
	);
	expect(cardNamed("20 July plot")?.detail).not.toContain("pictured");
});

test("leaves out entries without a picture, or with a year in their text", () => {
	const names = cards.map(({ name }) => name);
	expect(names).not.toContain("Abdullah I of Jordan");
	expect(names).not.toContain("2012 Summer Olympics");
	expect(names).not.toContain("Central Intelligence Agency");
	for (const { name, detail, art } of cards) {
		expect(`${name} ${detail}`).not.toMatch(/\b(?:1[789]|20)\d\d\b/);
		expect(art.imageUrl).toMatch(/^https:\/\/upload\.wikimedia\.org\//);
		expect(detail?.length).toBeLessThanOrEqual(120);
	}
});

test("keeps the years of the period, both ends included", () => {
	const values = dayCards(day, { from: 1903, to: 1940 }).map(({ value }) => value);
	expect(values.toSorted()).toEqual([1903, 1903, 1919, 1923, 1937, 1938, 1940]);
	expect(dayCards(day, { from: 1945, to: 1950 })).toEqual([]);
	expect(dayCards({}, { from: 1800, to: 2026 })).toEqual([]);
});

test("counts an event that is both selected and listed once", () => {
	const fromTwoLists = dayCards({ selected: day.events, events: day.events }, { from: 1800, to: 2026 });
	expect(new Set(fromTwoLists.map(({ id }) => id)).size).toBe(fromTwoLists.length);
});
