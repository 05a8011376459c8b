import type { ReactNode } from "react";
import type { StageState } from "./stage-state.ts";

/**
 * What a kind of play shows on the stage in a way of its own. Each is drawn anew with every change of the stage: functions of a module, or
 * kept by the page that plays. What is said after a guess comes with the verdict (`Verdict.note`).
 */
export interface StageParts {
	/** In the right corner, in place of the best. */
	corner?(stage: StageState): ReactNode;
	/** Between the corners, in place of what visitors are told there. */
	beside?(stage: StageState): ReactNode;
	/** SVG over the countdown, of the same middle: 0 0 100 100, the countdown's radius is 45, and its twelve o'clock is at the right. */
	ring?(stage: StageState): ReactNode;
	/** In place of the dialog and the button at the end of a run; not where a failure has ended it. */
	ending?(stage: StageState): ReactNode;
}
