import type { StageState } from "./stage-state.ts";

interface StageOnScreen {
	readonly phase: StageState["phase"];
	focus(): void;
}

let current: StageOnScreen | null = null;

/** For parts of the shell that depend on a run. Null without a stage. */
export const stageOnScreen = (): StageOnScreen | null => current;

/** Returns the function that removes it. */
export function setStageOnScreen(stage: StageOnScreen): () => void {
	current = stage;
	return () => {
		current = null;
	};
}
