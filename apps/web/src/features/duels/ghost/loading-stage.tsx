import { StageWaiting } from "../../play/stage-waiting.tsx";

export function LoadingStage() {
	return <StageWaiting text="Loading the duel…" />;
}
