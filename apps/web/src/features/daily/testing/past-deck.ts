import { dayOfDeck, deckNumber } from "@hilo/rules/daily/days";
import { SAMPLE_GAMES, sampleResult } from "./sample-deck.ts";

export function pastDeck() {
	const rounds = sampleResult().rounds.map(({ crowd: _, guess: __, correct: ___, ...round }) => round);
	const deck = { day: "2026-11-20", number: 139, games: SAMPLE_GAMES };
	return { ...deck, rounds, previous: "2026-11-19", next: "2026-11-21" };
}

export const rightGuesses = pastDeck().rounds.map(({ first, second }) =>
	second.value >= first.value ? ("higher" as const) : ("lower" as const),
);

export function archive() {
	const decks = Array.from({ length: 21 }, (_, n) => dayOfDeck(140 - n)).map((day) => ({
		day,
		number: deckNumber(day),
		games: SAMPLE_GAMES,
	}));
	return { month: "2026-11", firstMonth: "2026-07", lastMonth: "2026-11", decks };
}

export function history() {
	const day = {
		day: "2026-11-20",
		number: 139,
		why: "played",
		reason: null,
		score: 7,
		timeMs: 1000,
	} as const;
	return { month: "2026-11", days: [day], streak: null, scores: [] };
}
