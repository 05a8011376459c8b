import type { GameId } from "@hilo/rules/play/games";
import { loadingText } from "./loading-text.ts";
import { StageWaiting } from "./stage-waiting.tsx";

export function Waiting({ game }: { game: GameId }) {
	return <StageWaiting text={loadingText(game)} />;
}
