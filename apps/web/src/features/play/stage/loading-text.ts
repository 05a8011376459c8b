import type { GameId } from "@hilo/rules/play/games";

const DOCUMENTED: Partial<Readonly<Record<GameId, string>>> = {
	reddit: "Loading Subreddits...",
	country: "Loading Countries...",
};

/** Shown until a game's first pair is loaded. */
export function loadingText(game: GameId): string {
	return DOCUMENTED[game] ?? "Loading...";
}
