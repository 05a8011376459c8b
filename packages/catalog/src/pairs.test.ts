import type { Card, Pool } from "@hilo/rules/play/card";
import { fitsIn, hasPair } from "@hilo/rules/play/comparable";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { countRounds, pairsOf } from "@hilo/rules/play/pairs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FILTERS } from "./filters.ts";

type CardPair = readonly [Card, Card];

const ENDING_POOLS = GAME_IDS.filter((game) => CLASSIC_GAMES[game].endsWhenExhausted).flatMap((game) =>
	FILTERS[game].map(({ filter, pool }) => ({ game, filter, pool: pool() })),
);

/** The rounds of an endless game to check beyond its first cycle. */
const ROUNDS = 40;

function cardAt({ cards }: Pool, index: number): Card {
	return cards[index] ?? expect.unreachable(`no card ${index}`);
}

/** The pairs that a seed deals: of the first cycle, and of the rounds from its end into the next one. */
function dealtPairs(pool: Pool, seed: string): CardPair[] {
	const { opening, endsWhenExhausted } = CLASSIC_GAMES[pool.game];
	const poolSize = pool.cards.length;
	const pairOf = pairsOf({ seed, poolSize, opening, endsWhenExhausted, fits: fitsIn(pool.game, pool) });
	const dealt = Array.from({ length: poolSize + ROUNDS }, (_, index) => pairOf(index + 1));
	return dealt.flatMap((pair) =>
		pair ? [[cardAt(pool, pair.first), cardAt(pool, pair.second)] as const] : [],
	);
}

/** Returns what is wrong with a dealt pair; null for nothing. */
function problemOf({ game }: Pool, [first, second]: CardPair): string | null {
	const isSame = first.id === second.id;
	const haveSameText =
		first.value !== second.value && formatValue(game, first.value) === formatValue(game, second.value);
	const isEstimated = first.estimate || second.estimate;
	const isClose = Math.max(first.value, second.value) / Math.min(first.value, second.value) <= 1.2;
	const isFair = !isSame && !haveSameText && !(isEstimated && isClose);
	return isFair ? null : `${first.name} (${first.value}) with ${second.name} (${second.value})`;
}

describe.each(GAME_IDS)("pairs of %s", (game) => {
	const pools = FILTERS[game].map((filter) => filter.pool()).filter((pool) => hasPair(game, pool));

	test("never show the same text for different values, nor estimates close together", () => {
		const numRuns = Math.max(2, Math.ceil(8 / pools.length));
		for (const pool of pools.filter(({ questions }) => !questions))
			fc.assert(
				fc.property(fc.string(), (seed) => {
					const pairs = dealtPairs(pool, seed);
					expect(pairs.map((pair) => problemOf(pool, pair)).filter((problem) => problem !== null)).toEqual(
						[],
					);
				}),
				{ numRuns },
			);
	});

	test("have distinct texts for distinct values where rounds ask for different stats", () => {
		for (const { cards, questions = [] } of pools)
			for (const [at, { unit }] of questions.entries()) {
				const numbers = cards.map(({ values }) => values?.[at] ?? Number.NaN);
				const texts = numbers.map((number) => formatValue(game, number, unit));
				expect(new Set(texts).size).toBe(new Set(numbers).size);
			}
	});
});

test("finds pairs for every film filter with five films", () => {
	for (const filter of FILTERS.movie) {
		const pool = filter.pool();
		if (pool.cards.length >= 5) expect(hasPair("movie", pool), filter.filter).toBe(true);
	}
});

test.each(ENDING_POOLS)("$game $filter deals every item once before it ends", ({ game, pool }) => {
	const poolSize = pool.cards.length;
	const deck = { poolSize, opening: "random", endsWhenExhausted: true, fits: fitsIn(game, pool) } as const;
	for (let seed = 0; seed < 50; seed++) {
		const pairOf = pairsOf({ ...deck, seed: String(seed) });
		expect(countRounds(pairOf, poolSize), String(seed)).toBe(poolSize - 1);
	}
});
