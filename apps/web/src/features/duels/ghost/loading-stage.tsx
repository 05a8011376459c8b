import { StageWaiting } from "../../play/stage-waiting.tsx";

/** Stands where the stage will be until its code is there. */
export function LoadingStage() {
	return <StageWaiting text="Loading the duel…" />;
}
