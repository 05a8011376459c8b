import type { GameId } from "@hilo/rules/play/games";
import { loadingText } from "./loading-text.ts";
import { StageWaiting } from "./stage-waiting.tsx";

/** Stands where a game will be until its page is there. */
export function Waiting({ game }: { game: GameId }) {
	return <StageWaiting text={loadingText(game)} />;
}
