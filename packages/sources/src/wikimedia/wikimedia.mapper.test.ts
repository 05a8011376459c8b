import { expect, test } from "vitest";
import recorded from "./fixtures/on-this-day.json" with { type: "json" };
import { dayCards } from "./wikimedia.mapper.ts";
import { onThisDay } from "./wikimedia.wire.schema.ts";

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
