import fc from "fast-check";
import { expect, it } from "vitest";
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
			expect(stored.every(({ id }) => id !== undefined)).toBe(true);
			for (const [n, { id, name, description }] of sent.entries()) {
				expect(stored[n]).toMatchObject({ name, id: id ?? stored[n]?.id });
				expect(stored[n]?.description).toBe(description || undefined);
			}
			expect(storedItems(stored, () => "unused")).toEqual(stored);
			const { count: size, min, max, cover } = summarizeItems(stored);
			expect(size).toBe(sent.length);
			expect(stored.every(({ value }) => value >= min && value <= max)).toBe(true);
			expect(stored.some(({ value }) => value === min) && stored.some(({ value }) => value === max)).toBe(
				true,
			);
			expect(cover.map(({ id }) => id)).toEqual(stored.slice(0, 2).map(({ id }) => id));
			expect(cover.some((item) => "value" in item)).toBe(false);
		}),
	);
});

it("finds two items with the same id", () => {
	const item: SentItem = { name: "a", value: 1, imageUrl: "https://a.example/b" };
	expect(hasUniqueIds([item, item])).toBe(true);
	expect(hasUniqueIds([{ ...item, id: "1" }, item, { ...item, id: "1" }])).toBe(false);
});
