import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { clockOf, type StageState, secondsLeft } from "./stage-state.ts";

/** The seconds on the stage's clock, updated every second; null without a clock. */
export function useSecondsLeft(stage: StageState): number | null {
	const clock = clockOf(stage);
	useSecondsUntil(clock.kind === "running" ? clock.deadline : null);
	return secondsLeft(clock, performance.now());
}
