import fc from "fast-check";
import { expect, it } from "vitest";
import { drawnItemUrl } from "./item.ts";
import { hasUniqueIds, type SentItem, storedItems, summarizeItems } from "./stored-items.ts";

/** Few different ids, so that they clash. */
const someId = fc.integer({ min: 0, max: 40 }).map(String);
const sentItem: fc.Arbitrary<SentItem> = fc.record({
	id: fc.option(someId, { nil: undefined }),
	name: fc.string(),
	value: fc.double({ min: 0.001, max: 1e9, noNaN: true }),
	imageUrl: fc.webUrl(),
	description: fc.option(fc.string(), { nil: undefined }),
});

it("keeps existing ids, and gives each other item a unique one", () => {
	const games = fc.array(sentItem, { minLength: 1, maxLength: 30 }).filter(hasUniqueIds);
	fc.assert(
		fc.property(games, (sent) => {
			let count = 0;
			// Each id is generated three times, as could happen by chance.
			const stored = storedItems(sent, () => `${Math.floor(count++ / 3)}`);
			expect(hasUniqueIds(stored)).toBe(true);
			for (const [n, { id, name, description }] of sent.entries()) {
				expect(stored[n]).toMatchObject({ name, id: id ?? expect.any(String) });
				expect(stored[n]?.description).toBe(description || undefined);
			}
			expect(storedItems(stored, () => "unused")).toEqual(stored);
		}),
	);
});

it("sums a game up without the value of any item but the lowest and the highest", () => {
	const items = [5, 2, 9].map((value) => ({ name: `Item ${value}`, value, imageUrl: "" }));
	const summary = summarizeItems(items.map((item) => ({ ...item, id: item.name })));
	expect(summary).toMatchObject({ count: 3, min: 2, max: 9 });
	expect(summary.cover.map(({ name }) => name)).toEqual(["Item 5", "Item 2"]);
	expect(summary.cover.some((item) => "value" in item)).toBe(false);
});

it("covers a game with items that have a picture or an icon", () => {
	const coverOf = (...names: string[]) => {
		const items = names.map((name) => ({ id: name, name, value: 1, imageUrl: drawnItemUrl(name) }));
		return summarizeItems(items).cover.map(({ name }) => name);
	};
	expect(coverOf("Giraffe", "Lion", "Hippo", "Blue whale", "Wolf")).toEqual(["Lion", "Blue whale"]);
	expect(coverOf("Giraffe", "Hippo", "Wolf")).toEqual(["Wolf", "Giraffe"]);
	expect(coverOf("Giraffe", "Hippo")).toEqual(["Giraffe", "Hippo"]);
});

it("finds two items with the same id", () => {
	const item: SentItem = { name: "a", value: 1, imageUrl: "https://a.example/b" };
	expect(hasUniqueIds([item, item])).toBe(true);
	expect(hasUniqueIds([{ ...item, id: "1" }, item, { ...item, id: "1" }])).toBe(false);
});
