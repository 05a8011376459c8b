import type { Card } from "../play/card.ts";
import type { GameId } from "../play/games.ts";

// Promised in docs/product.md#daily-deck.

/** How many rounds of each game a deck has. */
export const DECK_GAMES = {
	country: 2,
	movie: 2,
	music: 2,
	github: 1,
	reddit: 1,
	wealth: 1,
	history: 1,
} as const satisfies Partial<Record<GameId, number>>;
export type DeckGame = keyof typeof DECK_GAMES;

/** The game of each round, before the day's secret mixes them. */
export const DECK_GAME_LIST: readonly DeckGame[] = [
	...(["country", "country", "movie", "movie", "music", "music"] as const),
	...(["github", "reddit", "wealth", "history"] as const),
];
export const DECK_ROUNDS = DECK_GAME_LIST.length;

/** How far apart the two numbers of the first and of the last round are meant to be: five times as much, and an eighth more. */
const EASIEST = Math.log(5);
const HARDEST = Math.log(1.125);
/** So many years apart are as easy as a number that is e times the other. */
const YEARS = 30;

/** Returns how easy a round is meant to be, from 1 on: less from round to round. */
export function wantedEase(round: number): number {
	return EASIEST * (HARDEST / EASIEST) ** ((round - 1) / (DECK_ROUNDS - 1));
}

/** Returns how easy a pair is: the logarithm of how many times the smaller number goes into the larger, or years in their place. Equal: 0. */
export function easeOf(game: GameId, a: Pick<Card, "value">, b: Pick<Card, "value">): number {
	const [smaller, larger] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
	if (game === "history") return (larger - smaller) / YEARS;
	return Math.log(Math.max(1, larger) / Math.max(1, smaller));
}
