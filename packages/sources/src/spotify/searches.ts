import { MUSIC_FILTERS, type MusicFilter, optionOf } from "@hilo/catalog/filter-options";
import { pickSome } from "../built-pool.ts";
import { MAX_OFFSET, TRACKS_PER_FETCH } from "./spotify.client.ts";

export interface Search {
	readonly query: string;
	readonly offset: number;
}

/** The most searches of each kind. */
const MAX_WILDCARD_SEARCHES = 10;
const MAX_LETTER_SEARCHES = 15;
const MAX_YEAR_SEARCHES = 10;
const GENRE_SEARCHES = { from: 3, to: 7 } as const;
const FIRST_YEAR = 1960;
/** Spotify has no older recordings. */
const OLDEST_YEAR = 1900;

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
/** Values of Spotify's genre filter; its categories also hold moods and charts, which the filter does not know. */
const GENRES = [
	"pop",
	"rock",
	"hip-hop",
	"dance",
	"indie",
	"latin",
	"country",
	"r&b",
	"soul",
	"jazz",
	"metal",
	"folk",
	"punk",
	"blues",
	"reggae",
	"classical",
	"funk",
	"k-pop",
] as const;

const randomOffset = (random: () => number) => Math.floor(random() * (MAX_OFFSET + 1));

/** Returns searches for tracks of any kind, to be made in this order until there are enough tracks. */
export function randomSearches(random: () => number, thisYear: number): Search[] {
	const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
	return [
		...pickSome(LETTERS, MAX_WILDCARD_SEARCHES, random).map((letter) => `%${letter}%`),
		...pickSome(LETTERS, MAX_LETTER_SEARCHES, random),
		...pickSome(years, MAX_YEAR_SEARCHES, random).map((year) => `year:${year}`),
	].map((query) => ({ query, offset: randomOffset(random) }));
}

/** Returns three to seven searches by genre, among Spotify's `categories` where it tells enough of them. */
export function genreSearches(random: () => number, categories: readonly string[]): Search[] {
	const named = new Set(categories.map((name) => name.toLowerCase()));
	const known = GENRES.filter((genre) => named.has(genre));
	const genres = known.length >= GENRE_SEARCHES.from ? known : GENRES;
	const { from, to } = GENRE_SEARCHES;
	const count = from + Math.floor(random() * (to - from + 1));
	return pickSome(genres, count, random).map((genre) => ({
		query: `genre:"${genre}"`,
		offset: randomOffset(random),
	}));
}

/** Returns searches for a decade's tracks: first the best known, then random pages of the thousand reachable ones. */
export function decadeSearches(filter: MusicFilter, random: () => number, thisYear: number): Search[] {
	const { from, to } = optionOf(MUSIC_FILTERS, filter);
	const query = `year:${Math.max(from, OLDEST_YEAR)}-${Math.min(to, thisYear)}`;
	const pages = Array.from(
		{ length: MAX_OFFSET / TRACKS_PER_FETCH },
		(_, index) => (index + 1) * TRACKS_PER_FETCH,
	);
	return [0, ...pickSome(pages, MAX_YEAR_SEARCHES - 1, random)].map((offset) => ({ query, offset }));
}
