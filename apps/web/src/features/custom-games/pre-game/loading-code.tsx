import { StageWaiting } from "../../play/stage-waiting.tsx";

export function LoadingCode() {
	return <StageWaiting text="Loading..." />;
}
