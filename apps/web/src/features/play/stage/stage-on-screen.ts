import { createStore } from "../../../ui/store.ts";
import type { StageState } from "./stage-state.ts";

interface StageOnScreen {
	readonly phase: StageState["phase"];
	focus(): void;
}

const store = createStore<StageOnScreen | null>(null);

/** For parts of the shell that depend on a run. Null without a stage. */
export const stageOnScreen = store.get;

/** Returns the function that removes it. */
export function setStageOnScreen(stage: StageOnScreen): () => void {
	store.set(stage);
	return () => store.set(null);
}
