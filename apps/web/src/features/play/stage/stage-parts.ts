import type { ReactNode } from "react";
import type { StageState } from "./stage-state.ts";

/** Parts of the stage that a kind of run replaces. Called on every render. */
export interface StageParts {
	/** Replaces the word "Score" in the left corner. */
	readonly scoreLabel?: ReactNode;
	/** Replaces the best score in the right corner. */
	corner?(stage: StageState): ReactNode;
	/** Between the corners, replaces the banner for visitors. */
	beside?(stage: StageState): ReactNode;
	/** SVG over the countdown, in a view box of 0 0 100 100. Its radius is 45; twelve o'clock is at the right. */
	ring?(stage: StageState): ReactNode;
	/** Replaces dialog and button at the end of a run, but not after a failure. */
	ending?(stage: StageState): ReactNode;
}
