import type { Art } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";

export interface ShownItem {
	/** In the game's pool. A test holds the art to the card's. */
	readonly id: string;
	/** Short enough for two lines on half a card. */
	readonly label: string;
	readonly art: Art;
	/** An event's, in whose century's colour it stands. */
	readonly year?: number | undefined;
}

/** Two items of each game, face to face on its card. */
export const GAME_PAIRS: Readonly<Record<GameId, readonly [ShownItem, ShownItem]>> = {
	github: [
		{
			id: "vuejs/vue",
			label: "vue",
			art: { kind: "repository", owner: "vuejs", language: "TypeScript" },
		},
		{ id: "torvalds/linux", label: "linux", art: { kind: "repository", owner: "torvalds", language: "C" } },
	],
	reddit: [
		{ id: "aww", label: "r/aww", art: { kind: "subreddit", name: "aww" } },
		{ id: "science", label: "r/science", art: { kind: "subreddit", name: "science" } },
	],
	country: [
		{ id: "jp", label: "Japan", art: { kind: "flag", iso2: "jp" } },
		{ id: "it", label: "Italy", art: { kind: "flag", iso2: "it" } },
	],
	movie: [
		{ id: "titanic-1997", label: "Titanic", art: { kind: "poster", year: 1997, genre: "Drama" } },
		{ id: "star-wars-1977", label: "Star Wars", art: { kind: "poster", year: 1977, genre: "Action" } },
	],
	music: [
		{
			id: "blinding-lights-the-weeknd",
			label: "Blinding Lights",
			art: { kind: "sleeve", artist: "The Weeknd", year: 2019 },
		},
		{
			id: "bohemian-rhapsody-queen",
			label: "Bohemian Rhapsody",
			art: { kind: "sleeve", artist: "Queen", year: 1975 },
		},
	],
	wealth: [
		{ id: "jeff-bezos", label: "Jeff Bezos", art: { kind: "monogram", initials: "JB", iso2: "us" } },
		{
			id: "bernard-arnault",
			label: "Bernard Arnault",
			art: { kind: "monogram", initials: "BA", iso2: "fr" },
		},
	],
	history: [
		{
			id: "concorde-makes-its-first-flight",
			label: "Concorde",
			art: { kind: "emblem", icon: "commercial-airplane" },
			year: 1969,
		},
		{
			id: "the-eiffel-tower-opens",
			label: "Eiffel Tower",
			art: { kind: "emblem", icon: "tv-tower" },
			year: 1889,
		},
	],
	cs16: [
		{ id: "1", label: "AK-47", art: { kind: "weapon", icon: "ak47" } },
		{ id: "4", label: "Desert Eagle", art: { kind: "weapon", icon: "desert-eagle" } },
	],
};
