import { optionOf } from "@hilo/catalog/filter-option";
import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { movieFilterOf } from "@hilo/catalog/movie/movie-filter-of";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";
import { notEnoughBudgets } from "@hilo/rules/play/movie-message";

const FEWEST = 2;
const FEWEST_FILMS = 5;

const SHORT_OF: Partial<Readonly<Record<GameId, ErrorCode>>> = {
	music: "play/music-too-few",
	wealth: "play/wealth-none",
	history: "play/history-too-few",
};

/** The error for a filter with too few items, or null. @param cards 0 if no two items can form a pair. */
export function shortageOf(game: GameId, filter: string, cards: number): AppError | null {
	if (game === "movie" && cards < FEWEST_FILMS) return filmShortage(filter);
	if (cards >= FEWEST) return null;
	return new AppError(SHORT_OF[game] ?? "play/too-few-items");
}

function filmShortage(filter: string): AppError {
	const { genre, era } = movieFilterOf(filter) ?? ALL_MOVIES;
	const message = notEnoughBudgets(
		genre === ALL_MOVIES.genre ? null : optionOf(MOVIE_GENRES, genre).label,
		era === ALL_MOVIES.era ? null : optionOf(MOVIE_ERAS, era).label,
	);
	return new AppError("play/movie-too-few-budgets", { message });
}
