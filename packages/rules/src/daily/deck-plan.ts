import type { Card } from "../play/card.ts";
import type { GameId } from "../play/games.ts";

// Promised in docs/product.md#daily-deck.

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

/** The game of each round, before the day's secret shuffles them. */
export const DECK_GAME_LIST = (Object.keys(DECK_GAMES) as DeckGame[]).flatMap((game) =>
	Array<DeckGame>(DECK_GAMES[game]).fill(game),
);
export const DECK_ROUNDS = DECK_GAME_LIST.length;

/** Logarithms of the wanted ratio of the two numbers, in the first and in the last round. */
const EASIEST = Math.log(5);
const HARDEST = Math.log(1.125);
/** This many years apart are as easy as a ratio of e. */
const YEARS = 30;

/** Returns how easy a round should be (rounds count from 1): each less than the one before. */
export function wantedEase(round: number): number {
	return EASIEST * (HARDEST / EASIEST) ** ((round - 1) / (DECK_ROUNDS - 1));
}

/** Returns how easy a pair is: the logarithm of the ratio of its values, or years / 30 in history. Equal values: 0. */
export function easeOf(game: GameId, a: Pick<Card, "value">, b: Pick<Card, "value">): number {
	const [smaller, larger] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
	if (game === "history") return (larger - smaller) / YEARS;
	return Math.log(Math.max(1, larger) / Math.max(1, smaller));
}
