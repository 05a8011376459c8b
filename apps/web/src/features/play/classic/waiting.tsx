import type { GameId } from "@hilo/rules/play/games";
import { StageWaiting } from "../stage/stage-waiting.tsx";
import { loadingText } from "./loading-text.ts";

export function Waiting({ game }: { game: GameId }) {
	return <StageWaiting text={loadingText(game)} />;
}
