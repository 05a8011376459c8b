import { ReturnedRun, type ReturnedRunProps } from "./returned-run.tsx";
import { SignedOut, type SignedOutProps } from "./signed-out.tsx";
import { StageGameOver, type StageGameOverProps } from "./stage-game-over.tsx";

/** The end of the run on the stage, the run that was played before signing up, or that the session has ended. */
export function Overlay(props: StageGameOverProps | ReturnedRunProps | SignedOutProps) {
	if ("stage" in props) return <StageGameOver {...props} />;
	return "kept" in props ? <ReturnedRun {...props} /> : <SignedOut {...props} />;
}
