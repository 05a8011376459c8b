import type { Art } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";

export interface ShownItem {
	/** From the item's name, and short enough for two lines on half a card. */
	readonly label: string;
	/** A test compares this with the game's pool. */
	readonly art: Exclude<Art, { kind: "item" }>;
	/** The year of an event, whose century decides the colour. */
	readonly year?: number | undefined;
}

/** Two items of each game for its card. */
export const GAME_PAIRS: Readonly<Record<GameId, readonly [ShownItem, ShownItem]>> = {
	github: [
		{
			label: "react",
			art: { kind: "repository", language: "JavaScript", mark: { name: "react", colour: "#61dafb" } },
		},
		{
			label: "linux",
			art: { kind: "repository", language: "C", mark: { name: "linux", colour: "#fcc624" } },
		},
	],
	reddit: [
		{ label: "r/aww", art: { kind: "subreddit", name: "aww", icon: "rabbit" } },
		{ label: "r/science", art: { kind: "subreddit", name: "science", icon: "microscope" } },
	],
	country: [
		{ label: "Japan", art: { kind: "flag", iso2: "jp" } },
		{ label: "Italy", art: { kind: "flag", iso2: "it" } },
	],
	movie: [
		{ label: "Titanic", art: { kind: "poster", year: 1997, genre: "Romance", icon: "love-letter" } },
		{ label: "Star Wars", art: { kind: "poster", year: 1977, genre: "Science Fiction", icon: "orbital" } },
	],
	music: [
		{ label: "Blinding Lights", art: { kind: "sleeve", artist: "The Weeknd", year: 2019 } },
		{ label: "Bohemian Rhapsody", art: { kind: "sleeve", artist: "Queen", year: 1975 } },
	],
	wealth: [
		{ label: "Jeff Bezos", art: { kind: "person", iso2: "us", icon: "cardboard-box" } },
		{ label: "Bernard Arnault", art: { kind: "person", iso2: "fr", icon: "champagne-cork" } },
	],
	history: [
		{ label: "Concorde", art: { kind: "emblem", icon: "commercial-airplane" }, year: 1969 },
		{ label: "Eiffel Tower", art: { kind: "emblem", icon: "tv-tower" }, year: 1889 },
	],
	cs16: [
		{ label: "AK-47", art: { kind: "weapon", icon: "ak47" } },
		{ label: "Desert Eagle", art: { kind: "weapon", icon: "desert-eagle" } },
	],
};
