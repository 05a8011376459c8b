import { numbersFrom } from "@hilo/rules/art/drawing";
import type { Card, Pool } from "@hilo/rules/play/card";
import { MOVIE_ERAS, MOVIE_GENRES, type MovieFilter, type MovieGenre, optionOf } from "../filter-options.ts";
import { movieSource, sourceFields } from "../sources.ts";
import rows from "./movie.data.json" with { type: "json" };

export interface Movie {
	/** Title and year, so that a remake has its own id. */
	id: string;
	title: string;
	year: number;
	/** US dollars of its time. */
	budget: number;
	genres: readonly [MovieGenre, ...MovieGenre[]];
	/** The data set that confirms the budget; missing where none does. */
	source?: string;
	/** No data set has the budget. */
	estimate?: boolean;
}

function genreNamed(name: string): MovieGenre {
	const genre = MOVIE_GENRES.find(({ label }) => label === name)?.label;
	if (genre === undefined || genre === "All Genres") throw new RangeError(`No genre ${name}`);
	return genre;
}

function parseMovie({ genres, ...movie }: (typeof rows)[number]): Movie {
	const [first, ...otherGenres] = genres.map(genreNamed);
	if (!first) throw new RangeError(`No genre for ${movie.id}`);
	return { ...movie, genres: [first, ...otherGenres] };
}

export const MOVIES: readonly Movie[] = rows.map(parseMovie);

/** Names in the game-icons set, none of which fills its square, fits single films only, or is about money. */
export const GENRE_ICONS: Readonly<Record<MovieGenre, readonly [string, ...string[]]>> = {
	Action: ["dynamite", "crossed-pistols", "helicopter", "fist", "fire-dash"],
	Adventure: ["treasure-map", "compass", "torch", "binoculars"],
	Animation: ["pencil-brush", "paint-bucket", "balloons", "star-swirl"],
	Comedy: ["jester-hat", "clown", "banana-peeled", "party-popper", "top-hat", "pie-slice"],
	Crime: ["handcuffs", "fedora", "revolver", "police-badge", "robber-mask"],
	Documentary: ["video-camera", "film-projector", "microphone", "film-spool"],
	Drama: [
		"drama-masks",
		"rose",
		"candle-light",
		"umbrella",
		"dove",
		"pocket-watch",
		"street-light",
		"quill-ink",
	],
	Family: ["family-house", "kite", "present", "balloon-dog", "carousel"],
	Fantasy: ["dragon-head", "crystal-ball", "castle", "wizard-staff", "fairy-wand"],
	History: ["greek-temple", "crown", "scroll-unfurled", "quill-ink"],
	Horror: ["spooky-house", "tombstone", "bat", "pumpkin-mask"],
	Music: ["musical-notes", "guitar", "microphone", "trumpet"],
	Mystery: ["magnifying-glass", "candle-holder", "skeleton-key", "lantern"],
	Romance: ["hearts", "rose", "love-letter", "linked-rings"],
	"Science Fiction": ["ufo", "ringed-planet", "rocket", "orbital", "satellite"],
	Thriller: ["hooded-figure", "stopwatch", "spy", "domino-mask", "maze"],
	War: ["battle-tank", "medal", "barbed-wire", "grenade"],
	Western: ["western-hat", "cactus", "horseshoe", "cowboy-boot", "saloon-doors"],
};

/** Half of all films have one of these, which say less about a film than its other genres. */
const BROAD: readonly MovieGenre[] = ["Action", "Drama", "Comedy", "Adventure"];

function posterOf({ id, year, genres }: Movie): Card["art"] {
	const genre = genres.find((name) => !BROAD.includes(name)) ?? genres[0];
	const icons = GENRE_ICONS[genre];
	return { kind: "poster", year, genre, icon: icons[numbersFrom(id)(icons.length)] ?? icons[0] };
}

const PAGES: ReadonlyMap<string, string> = new Map(
	movieSource.origins?.map(({ source, url }) => [source, url]),
);

function pageOf(source: string): string {
	const page = PAGES.get(source);
	if (page === undefined) throw new RangeError(`No page of ${source}`);
	return page;
}

export function movieCard(movie: Movie): Card {
	const { id, title, year, budget, genres, source, estimate } = movie;
	return {
		id,
		name: title,
		detail: `${year} · ${genres.slice(0, 3).join(", ")}`,
		art: posterOf(movie),
		value: budget,
		...(source === undefined ? {} : { source, facts: { sourceUrl: pageOf(source) } }),
		...(estimate ? { estimate } : {}),
	};
}

/** Returns a filter's films, in the file's order. May be fewer than the five that a game needs. */
export function moviePool({ genre, era }: MovieFilter): Pool {
	const { from, to } = optionOf(MOVIE_ERAS, era);
	const wanted = optionOf(MOVIE_GENRES, genre).label;
	const movies = MOVIES.filter(
		({ year, genres }) => year >= from && year <= to && (wanted === "All Genres" || genres.includes(wanted)),
	);
	return { game: "movie", ...sourceFields(movieSource), cards: movies.map(movieCard) };
}
