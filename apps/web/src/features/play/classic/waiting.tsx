import type { GameId } from "@hilo/rules/play/games";
import { StageWaiting } from "../stage/stage-waiting.tsx";

const DOCUMENTED: Partial<Readonly<Record<GameId, string>>> = {
	reddit: "Loading Subreddits...",
	country: "Loading Countries...",
};

/** Shown until a game's first pair is loaded. */
export function loadingText(game: GameId): string {
	return DOCUMENTED[game] ?? "Loading...";
}

export function Waiting({ game }: { game: GameId }) {
	return <StageWaiting text={loadingText(game)} />;
}
