import { expect, it } from "vitest";
import { shownSource } from "./shown-source.ts";

const POOL = { source: "UN Tourism", asOf: "2018-12", sourceUrl: "https://unwto.example/" };

it("names the pool's source with its page and date", () => {
	const shown = { text: "UN Tourism", url: "https://unwto.example/", asOf: "2018-12" };
	expect(shownSource({}, POOL)).toEqual(shown);
	// Of a pool that was stored before sources had pages.
	expect(shownSource({}, { source: "UN Tourism", asOf: "2018-12" })).toEqual({ ...shown, url: null });
});

it("prefers what is known of the item, and gives it no page or date of another source", () => {
	expect(shownSource({ source: "TMDB export, June 2025" }, POOL)).toEqual({
		text: "TMDB export, June 2025",
		url: null,
		asOf: null,
	});
	const facts = { source: "Insee", sourceUrl: "https://insee.example/1", asOf: "2026" };
	expect(shownSource({ facts, source: "TMDB export", article: "France" }, POOL)).toEqual({
		text: "Insee",
		url: "https://insee.example/1",
		asOf: "2026",
	});
	expect(shownSource({ facts: { source: "A book" }, article: "France" }, POOL).url).toBeNull();
});

it("links an item to its article", () => {
	expect(shownSource({ article: "Fall of Rome?" }, POOL).url).toBe(
		"https://en.wikipedia.org/wiki/Fall%20of%20Rome%3F",
	);
});

it("names an address by its host, and links no other text", () => {
	const own = (source: string, sourceUrl?: string) =>
		shownSource({ facts: { source, ...(sourceUrl && { sourceUrl }) } }, POOL);
	expect(own("https://www.example.org/a?b#c")).toMatchObject({
		text: "example.org",
		url: "https://www.example.org/a?b#c",
	});
	for (const address of ["javascript:alert(1)", "https://user:pass@example.org/", "//example.org"])
		expect([own(address).url, own("A book", address).url]).toEqual([null, null]);
});
