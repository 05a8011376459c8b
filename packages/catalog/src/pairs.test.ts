import type { Card, Pool } from "@hilo/rules/play/card";
import { dealOpening, draw, drawInCycle } from "@hilo/rules/play/deck";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { fitsIn, hasPair } from "@hilo/rules/play/pair";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHOICES } from "./choices.ts";
import { musicPool } from "./music/music.pool.ts";

/** How many rounds of an endless game are looked at, for each of its items and in all. */
const CYCLES = 2.5;
const FEWEST_ROUNDS = 40;
const MOST_ROUNDS = 1000;

function cardAt({ cards }: Pool, index: number): Card {
	return cards[index] ?? expect.unreachable(`no card ${index}`);
}

/** Deals a run of right guesses: to its end, or to where an endless one has shown everything more than once. */
function pairsOf(pool: Pool, seed: string): (readonly [Card, Card])[] {
	const { opening, endsWhenExhausted } = CLASSIC_GAMES[pool.game];
	const poolSize = pool.cards.length;
	const deck = { seed, poolSize, opening, fits: fitsIn(pool.game, pool) };
	const rounds = Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, CYCLES * poolSize));
	let { first, second, ...position } = dealOpening(deck);
	const pairs = [[cardAt(pool, first), cardAt(pool, second)] as const];
	while (pairs.length < rounds) {
		const table = { leaves: first, stays: second };
		const next = endsWhenExhausted ? drawInCycle(deck, position, table) : draw(deck, position, table);
		if (!next) break;
		[first, second, position] = [second, next.index, next];
		pairs.push([cardAt(pool, first), cardAt(pool, second)]);
	}
	return pairs;
}

function expectFairPair({ game }: Pool, one: Card, other: Card): void {
	const names = `${one.name} (${one.value}) with ${other.name} (${other.value})`;
	expect(one.id, names).not.toBe(other.id);
	if (one.value !== other.value)
		expect(formatValue(game, one.value), names).not.toBe(formatValue(game, other.value));
	if (!one.estimate && !other.estimate) return;
	expect(Math.max(one.value, other.value) / Math.min(one.value, other.value), names).toBeGreaterThan(1.2);
}

describe.each(GAME_IDS)("the cards of %s that are dealt together", (game) => {
	const pools = CHOICES[game].map((choice) => choice.pool()).filter((pool) => hasPair(game, pool));

	test("never show one text for two numbers, and estimates are far apart, whatever the choice and the seed", () => {
		const numRuns = Math.max(2, Math.ceil(8 / pools.length));
		for (const pool of pools.filter(({ questions }) => !questions))
			fc.assert(
				fc.property(fc.string(), (seed) => {
					for (const [one, other] of pairsOf(pool, seed)) expectFairPair(pool, one, other);
				}),
				{ numRuns },
			);
	});

	test("have exact texts where each round compares something else", () => {
		for (const { cards, questions = [] } of pools)
			for (const [at, { unit }] of questions.entries()) {
				const numbers = cards.map(({ values }) => values?.[at] ?? Number.NaN);
				const texts = numbers.map((number) => formatValue(game, number, unit));
				expect(new Set(texts).size).toBe(new Set(numbers).size);
			}
	});
});

test("every film filter that has five films has pairs", () => {
	for (const choice of CHOICES.movie) {
		const pool = choice.pool();
		if (pool.cards.length >= 5) expect(hasPair("movie", pool), choice.filter).toBe(true);
	}
});

test("songs that are all estimates still make long runs", () => {
	for (const filter of ["1950s", "pre-1950s"] as const) {
		const pool = musicPool(filter);
		const lengths = Array.from({ length: 200 }, (_, seed) => pairsOf(pool, String(seed)).length);
		const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
		expect(mean / (pool.cards.length - 1), filter).toBeGreaterThan(0.85);
		expect(Math.min(...lengths), filter).toBeGreaterThanOrEqual(7);
	}
});
