import type { Card, Pool } from "../play/card.ts";
import { areComparable } from "../play/comparable.ts";
import type { GameId } from "../play/games.ts";
import { shuffle } from "../play/random.ts";
import type { ClosedRound } from "../play/view.ts";
import type { Day } from "../progression/site-day.ts";
import { cardsOfDay, type SecretOf } from "./day-cards.ts";
import { deckNumber } from "./days.ts";
import { DECK_GAME_LIST, DECK_GAMES, type DeckGame, easeOf, wantedEase } from "./deck-plan.ts";

/** What is public of a deck before it is played. */
export interface PublicDeck {
	readonly day: Day;
	readonly number: number;
	readonly games: readonly GameId[];
}

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
	const cardsByGame = new Map<DeckGame, GameCards>();
	const pairs = shuffle(`${secret} games`, DECK_GAME_LIST.length).map((gameIndex, index) => {
		const game = DECK_GAME_LIST[gameIndex] ?? "country";
		const gameCards = cardsByGame.get(game) ?? gameCardsOf(poolOf(game), game, number, secretOf);
		cardsByGame.set(game, gameCards);
		return { game, pool: gameCards.pool, pair: takePair(gameCards, wantedEase(index + 1)) };
	});
	const sides = shuffle(`${secret} sides`, DECK_GAME_LIST.length * 2);
	return pairs
		.sort((a, b) => easeOf(b.game, ...b.pair) - easeOf(a.game, ...a.pair))
		.map(({ game, pool: { source, asOf, sourceUrl }, pair: [a, b] }, index) => {
			const [first, second] = (sides[index] ?? 0) % 2 === 0 ? [a, b] : [b, a];
			const about = { source, asOf, ...(sourceUrl && { sourceUrl }), measure: null, unit: null };
			return { round: index + 1, game, ...about, first, second };
		});
}

interface GameCards {
	readonly game: DeckGame;
	readonly pool: Pool;
	readonly used: Set<Card>;
	readonly cards: readonly Card[];
}

function gameCardsOf(pool: Pool, game: DeckGame, number: number, secretOf: SecretOf): GameCards {
	const needed = DECK_GAMES[game] * 2;
	const cards = cardsOfDay({ game, cards: pool.cards }, { number, needed, secretOf });
	return { game, pool, used: new Set(), cards };
}

/** Takes the pair closest to the wanted ease. The whole pool is used only if the day's cards have no pair left. */
function takePair(gameCards: GameCards, ease: number): Pair {
	const pair =
		closestPair(gameCards, gameCards.cards, ease) ?? closestPair(gameCards, gameCards.pool.cards, ease);
	if (!pair) throw new RangeError(`No pair of ${gameCards.game} may meet`);
	for (const card of pair) gameCards.used.add(card);
	return pair;
}

function closestPair({ game, used }: GameCards, cards: readonly Card[], ease: number): Pair | null {
	let closest: Pair | null = null;
	let smallestDistance = Number.POSITIVE_INFINITY;
	const unused = cards.filter((card) => !used.has(card));
	for (const [index, a] of unused.entries()) {
		for (const b of unused.slice(index + 1)) {
			const distance = Math.abs(Math.log(easeOf(game, a, b) / ease));
			if ((closest === null || distance < smallestDistance) && areComparable(game, a, b)) {
				closest = [a, b];
				smallestDistance = distance;
			}
		}
	}
	return closest;
}
