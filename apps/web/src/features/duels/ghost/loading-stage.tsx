import { StageWaiting } from "../../play/stage/stage-waiting.tsx";

export function LoadingStage() {
	return <StageWaiting text="Loading the duel…" />;
}
