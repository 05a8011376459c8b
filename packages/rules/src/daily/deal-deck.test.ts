import fc from "fast-check";
import { expect, it } from "vitest";
import type { Card, Pool } from "../play/card.ts";
import { areComparable } from "../play/comparable.ts";
import { shuffle } from "../play/random.ts";
import { dayOfDeck } from "./days.ts";
import { type DeckRound, dealDeck } from "./deal-deck.ts";
import { DECK_GAME_LIST, DECK_GAMES, type DeckGame, easeOf } from "./deck-plan.ts";

const GAMES = Object.keys(DECK_GAMES) as DeckGame[];
const ART = { kind: "flag", iso2: "fr" } as const;

/** Multiples of it have different texts in every game, so that all may meet. */
const BILLION = 1_000_000_000;

const secretsOf = (key: string) => (label: string) => shuffle(`${key} ${label}`, 12).join("-");

function poolOf(game: DeckGame, values: readonly number[]): Pool {
	const cards = values.map((value, index) => ({ id: `${index}`, name: `${game} ${index}`, art: ART, value }));
	return { game, source: "the tests", asOf: "2026-08", cards };
}

const sites = fc.record({
	key: fc.string(),
	number: fc.integer({ min: -40, max: 4000 }),
	values: fc.array(
		fc.integer({ min: 1, max: 900 }).map((n) => n * BILLION),
		{ minLength: 4, maxLength: 70 },
	),
});

type Site = typeof sites extends fc.Arbitrary<infer S> ? S : never;

function deckOf({ key, values }: Site, number: number): DeckRound[] {
	return dealDeck(dayOfDeck(number), (game) => poolOf(game, values), secretsOf(key));
}

function cardsOf(deck: readonly DeckRound[]): string[] {
	return deck.flatMap(({ game, first, second }) => [first, second].map(({ id }) => `${game} ${id}`));
}

it("deals the same deck for the same key and day, and another one for another key or day", () => {
	fc.assert(
		fc.property(sites, (site) => {
			expect(deckOf(site, site.number)).toEqual(deckOf(site, site.number));
		}),
	);
	const site = { key: "key", number: 142, values: shuffle("values", 60).map((n) => BILLION * (n + 1)) };
	expect(deckOf({ ...site, key: "other" }, 142)).not.toEqual(deckOf(site, 142));
	expect(cardsOf(deckOf(site, 143))).not.toEqual(cardsOf(deckOf(site, 142)));
});

it("has ten rounds of the listed games, pairs that may meet, and no card twice", () => {
	fc.assert(
		fc.property(sites, (site) => {
			const deck = deckOf(site, site.number);
			expect(deck.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
			expect(deck.map(({ game }) => game).sort()).toEqual([...DECK_GAME_LIST].sort());
			for (const { game, first, second } of deck) expect(areComparable(game, first, second)).toBe(true);
			expect(new Set(cardsOf(deck)).size).toBe(20);
		}),
	);
});

it("becomes harder from round to round", () => {
	fc.assert(
		fc.property(sites, (site) => {
			const eases = deckOf(site, site.number).map(({ game, first, second }) => easeOf(game, first, second));
			expect(eases).toEqual([...eases].sort((a, b) => b - a));
		}),
	);
});

it("repeats no card on neighbouring days if the pools are large enough", () => {
	// All of these numbers may meet, so that a day never needs cards beyond its own.
	const large = fc.record({
		key: fc.string(),
		number: fc.integer({ min: -40, max: 4000 }),
		size: fc.integer({ min: 24, max: 90 }),
	});
	fc.assert(
		fc.property(large, ({ key, number, size }) => {
			const values = Array.from({ length: size }, (_, index) => BILLION * 1.07 ** index);
			const site = { key, number, values: values.map(Math.round) };
			const [firstDay, secondDay, thirdDay] = [0, 1, 2].map((later) => cardsOf(deckOf(site, number + later)));
			expect(secondDay?.filter((card) => firstDay?.includes(card))).toEqual([]);
			expect(thirdDay?.filter((card) => firstDay?.includes(card) || secondDay?.includes(card))).toEqual([]);
		}),
		{ numRuns: 30 },
	);
});

it("shows every card of a pool over time", () => {
	const values = shuffle("values", 40).map((n) => BILLION * (n + 1));
	const seen = new Set<string>();
	for (let number = 1; number <= 400; number++)
		for (const card of cardsOf(deckOf({ key: "key", number, values }, number))) seen.add(card);
	expect(seen.size).toBe(40 * GAMES.length);
});

it("refuses pools without two cards that may meet", () => {
	const estimates = (game: DeckGame): Pool => {
		const cards = [100, 101, 102, 103].map(
			(value, index): Card => ({ id: `${index}`, name: "Card", art: ART, value, estimate: true }),
		);
		return { ...poolOf(game, []), cards };
	};
	expect(() => dealDeck("2026-11-23", estimates, secretsOf("key"))).toThrow(RangeError);
	expect(() => dealDeck("2026-11-23", (game) => poolOf(game, []), secretsOf("key"))).toThrow(RangeError);
});
