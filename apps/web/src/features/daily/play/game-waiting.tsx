import { StageWaiting } from "../../play/stage-waiting.tsx";

export function GameWaiting() {
	return <StageWaiting text="Dealing the deck…" />;
}
