import { ReturnedRun, type ReturnedRunProps } from "./returned-run.tsx";
import { SignedOut, type SignedOutProps } from "./signed-out.tsx";

/** Before a player's game goes on: the run that was played before signing up, or that the session has ended. */
export function Interlude(props: ReturnedRunProps | SignedOutProps) {
	return "kept" in props ? <ReturnedRun {...props} /> : <SignedOut {...props} />;
}
