import type { StageState } from "../../play/stage/stage-state.ts";
import { clockOf } from "../../play/stage/stage-state.ts";
import { rivalOf } from "./rival-of.ts";
import { Turn } from "./rival-turn.tsx";

/** A second ring around the clock, which stops where the other side answered. */
export function rivalRing(stage: StageState) {
	const rival = rivalOf(stage);
	const { timerMs } = stage.rules;
	const clock = clockOf(stage);
	if (!rival || rival.isOut || rival.ms === null || timerMs === null || clock.kind === "none") return null;
	const round = stage.pair?.round;
	const leftMs = clock.kind === "running" ? clock.deadline - performance.now() : null;
	return (
		<Turn
			key={`${round} ${clock.kind}`}
			part={Math.min(1, rival.ms / timerMs)}
			ms={rival.ms}
			sinceMs={leftMs === null ? null : timerMs - leftMs}
		/>
	);
}
