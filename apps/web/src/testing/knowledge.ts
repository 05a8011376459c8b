import type { Outputs } from "../platform/api/trpc.ts";

/** Of a player who has played nothing yet. */
export const noKnowledge: Outputs["knowledge"]["get"] = {
	answers: [],
	weeks: [],
	scores: [],
	decks: [],
	duels: { won: 0, lost: 0, drawn: 0 },
	deckStreak: { current: 0, longest: 0 },
	taskStreak: 0,
};

/** Of a player of two games. */
export const knowledge: Outputs["knowledge"]["get"] = {
	...noKnowledge,
	answers: [
		{ game: "movie", label: "Genre: Comedy", closeness: "close", right: 30, answered: 40 },
		{ game: "movie", label: "", closeness: "far", right: 18, answered: 20 },
		{ game: "country", label: "", closeness: "close", right: 10, answered: 25 },
	],
	weeks: [
		{ week: "2026-11-16", right: 20, answered: 40 },
		{ week: "2026-11-23", right: 38, answered: 45 },
	],
	scores: [{ key: "movieGame", counts: [2, 0, 0, 5, 1, 0, 0, 0] }],
	decks: [0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0],
	duels: { won: 3, lost: 1, drawn: 0 },
	deckStreak: { current: 2, longest: 9 },
};
