import { BILLIONAIRES } from "@hilo/catalog/wealth/wealth.pool";
import { expect, test } from "vitest";
import list from "./fixtures/list.json" with { type: "json" };
import { fortuneCard } from "./forbes.mapper.ts";
import { fortuneList } from "./forbes.wire.schema.ts";
import { iso2Of } from "./iso2-of.ts";

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
			kind: "monogram",
			initials: "EM",
			iso2: "us",
			imageUrl: expect.stringContaining("https://specials-images.forbesimg.com/imageserve/"),
		},
		value: 487_512_400_000,
	});
});

test("accepts a URL without https, a portrait in either field, and a family", () => {
	const arnault = fortuneCard(person("bernard-arnault"));
	expect(arnault).toMatchObject({ name: "Bernard Arnault & family", art: { initials: "BA", iso2: "fr" } });
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
