import type { GameId } from "@hilo/rules/play/games";

/** Documented for two of the games (games.md, section 2). */
const DOCUMENTED: Partial<Readonly<Record<GameId, string>>> = {
	reddit: "Loading Subreddits...",
	country: "Loading Countries...",
};

/** What stands on the screen until a game's first pair is there. */
export function loadingText(game: GameId): string {
	return DOCUMENTED[game] ?? "Loading...";
}
