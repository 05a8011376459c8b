import { BILLIONAIRES } from "@hilo/catalog/wealth/wealth.pool";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import list from "./fixtures/list.json" with { type: "json" };
import { fortuneList } from "./forbes.client.ts";
import { FORBES_EXAMPLE_BASE } from "./forbes.msw-handlers.ts";
import { fortuneCard, iso2Of } from "./forbes.pool.ts";

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

test("asks for a category once in 30 minutes", async () => {
	const { pools, advance } = setUp();
	const first = await pools.pool("wealth", "women");
	advance(30 * MINUTE_MS - 1);
	expect(await pools.pool("wealth", "women")).toEqual(first);
	expect(server.calls).toHaveLength(1);
	advance(1);
	await pools.pool("wealth", "women");
	expect(server.calls).toHaveLength(2);
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
	expect(server.calls).toHaveLength(2);
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

test("accepts a base URL with a slash at its end", async () => {
	const { pools } = setUp({ ...ALL_SOURCES_ON, billionairesUrl: `${FORBES_EXAMPLE_BASE}/` });
	expect(await pools.pool("wealth", "")).not.toBeNull();
});

const wirePeople = fortuneList.parse(list);
function person(uri: string) {
	const found = wirePeople.find((entry) => entry.uri === uri);
	if (!found) throw new RangeError(`No ${uri}`);
	return found;
}

test("an item has the name, the company, the country, the portrait and the fortune in dollars", () => {
	expect(fortuneCard(person("elon-musk"))).toEqual({
		id: "elon-musk",
		name: "Elon Musk",
		detail: "Tesla, SpaceX · United States",
		art: {
			kind: "person",
			iso2: "us",
			icon: "rocket",
			imageUrl: expect.stringContaining("https://specials-images.forbesimg.com/imageserve/"),
		},
		value: 487_512_400_000,
	});
});

test("accepts a URL without https, a portrait in either field, and a family", () => {
	const arnault = fortuneCard(person("bernard-arnault"));
	expect(arnault).toMatchObject({
		name: "Bernard Arnault & family",
		art: { icon: "champagne-cork", iso2: "fr" },
	});
	expect(arnault?.art.imageUrl).toMatch(/^https:\/\/specials-images/);
	expect(fortuneCard(person("amancio-ortega"))?.art.imageUrl).toMatch(/^https:/);
	const { personName: _, uri: __, ...nested } = person("koos-bekker");
	expect(fortuneCard(nested)).toMatchObject({ id: "koos-bekker", name: "Koos Bekker", art: { iso2: "za" } });
});

test("leaves out people without a real portrait, a fortune or a country", () => {
	expect(fortuneCard(person("no-portrait"))).toBeNull();
	expect(fortuneCard(person("placeholder"))).toBeNull();
	const musk = person("elon-musk");
	expect(fortuneCard({ ...musk, imageExists: false })).toBeNull();
	expect(fortuneCard({ ...musk, squareImage: "https://elsewhere.example/a.jpg" })).toBeNull();
	expect(fortuneCard({ ...musk, finalWorth: 0 })).toBeNull();
	expect(fortuneCard({ ...musk, countryOfCitizenship: "Atlantis" })).toBeNull();
});

test("maps the list's country names to codes", () => {
	for (const { country, iso2 } of BILLIONAIRES) expect(iso2Of(country)).toBe(iso2);
	expect(["Georgia", "Turkey", "Nepal"].map(iso2Of)).toEqual(["ge", "tr", "np"]);
	expect(iso2Of("")).toBeUndefined();
});
