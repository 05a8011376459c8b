import type { Card, Pool } from "@hilo/rules/play/card";
import { MOVIE_ERAS, MOVIE_GENRES, type MovieFilter, type MovieGenre, optionOf } from "../filter-options.ts";
import { movieSource } from "../sources.ts";
import rows from "./movie.data.json" with { type: "json" };

export interface Movie {
	/** Title and year, so that a remake has its own id. */
	id: string;
	title: string;
	year: number;
	/** US dollars of its time. */
	budget: number;
	/** The first genre decides how the poster is drawn. */
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

/** Names in the game-icons set. */
export const GENRE_ICONS: Readonly<Record<MovieGenre, string>> = {
	Action: "bright-explosion",
	Adventure: "treasure-map",
	Animation: "pencil-brush",
	Comedy: "jester-hat",
	Crime: "handcuffs",
	Documentary: "video-camera",
	Drama: "drama-masks",
	Family: "family-house",
	Fantasy: "dragon-head",
	History: "greek-temple",
	Horror: "spooky-house",
	Music: "musical-notes",
	Mystery: "magnifying-glass",
	Romance: "hearts",
	"Science Fiction": "ufo",
	Thriller: "hooded-figure",
	War: "battle-tank",
	Western: "western-hat",
};

export function movieCard({ id, title, year, budget, genres, source, estimate }: Movie): Card {
	return {
		id,
		name: title,
		detail: `${year} · ${genres.slice(0, 3).join(", ")}`,
		art: { kind: "poster", year, genre: genres[0], icon: GENRE_ICONS[genres[0]] },
		value: budget,
		...(source === undefined ? {} : { source }),
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
	return { game: "movie", source: movieSource.source, asOf: movieSource.asOf, cards: movies.map(movieCard) };
}
