import type { Card, Pool } from "../play/card.ts";
import { mayMeet } from "../play/pair.ts";
import { shuffle } from "../play/random.ts";
import type { ClosedRound } from "../play/view.ts";
import type { Day } from "../progression/site-day.ts";
import { cardsOfDay, type SecretOf } from "./day-cards.ts";
import { deckNumber } from "./days.ts";
import { DECK_GAME_LIST, DECK_GAMES, type DeckGame, easeOf, wantedEase } from "./deck-plan.ts";

/** A round with both numbers, by which answers are judged. */
export interface DeckRound extends ClosedRound {
	readonly game: DeckGame;
}

type Pair = readonly [Card, Card];

/**
 * Deals a day's deck: ten pairs of different cards, the easiest first, always the same for the same secrets and pools.
 * @throws RangeError if a pool has too few cards that may meet.
 */
export function dealDeck(day: Day, poolOf: (game: DeckGame) => Pool, secretOf: SecretOf): DeckRound[] {
	const secret = secretOf(`daily ${day}`);
	const number = deckNumber(day);
	const tables = new Map<DeckGame, Table>();
	const pairs = shuffle(`${secret} games`, DECK_GAME_LIST.length).map((at, place) => {
		const game = DECK_GAME_LIST[at] ?? "country";
		const table = tables.get(game) ?? openTable(poolOf(game), game, number, secretOf);
		tables.set(game, table);
		return { game, pool: table.pool, pair: takePair(table, wantedEase(place + 1)) };
	});
	const sides = shuffle(`${secret} sides`, DECK_GAME_LIST.length * 2);
	return pairs
		.sort((a, b) => easeOf(b.game, ...b.pair) - easeOf(a.game, ...a.pair))
		.map(({ game, pool: { source, asOf }, pair: [one, other] }, index) => {
			const [first, second] = (sides[index] ?? 0) % 2 === 0 ? [one, other] : [other, one];
			return { round: index + 1, game, source, asOf, measure: null, unit: null, first, second };
		});
}

interface Table {
	readonly game: DeckGame;
	readonly pool: Pool;
	readonly used: Set<Card>;
	readonly cards: readonly Card[];
}

function openTable(pool: Pool, game: DeckGame, number: number, secretOf: SecretOf): Table {
	const needed = DECK_GAMES[game] * 2;
	const cards = cardsOfDay({ game, cards: pool.cards }, { number, needed, secretOf });
	return { game, pool, used: new Set(), cards };
}

/** Takes the pair closest to the wanted ease. The whole pool is used only if the day's cards have no pair left. */
function takePair(table: Table, ease: number): Pair {
	const pair = closestPair(table, table.cards, ease) ?? closestPair(table, table.pool.cards, ease);
	if (!pair) throw new RangeError(`No pair of ${table.game} may meet`);
	for (const card of pair) table.used.add(card);
	return pair;
}

function closestPair({ game, used }: Table, cards: readonly Card[], ease: number): Pair | null {
	let closest: Pair | null = null;
	let least = Number.POSITIVE_INFINITY;
	const left = cards.filter((card) => !used.has(card));
	for (const [index, one] of left.entries()) {
		for (const other of left.slice(index + 1)) {
			const apart = Math.abs(Math.log(easeOf(game, one, other) / ease));
			if ((closest === null || apart < least) && mayMeet(game, one, other)) {
				closest = [one, other];
				least = apart;
			}
		}
	}
	return closest;
}
