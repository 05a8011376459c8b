import { useEffect, useState } from "react";
import { clockOf, type StageState, secondsLeft } from "./stage-state.ts";

/** The seconds on the stage's clock, updated every second; null without a clock. */
export function useSecondsLeft(stage: StageState): number | null {
	const clock = clockOf(stage);
	const deadline = clock.kind === "running" ? clock.deadline : null;
	const [now, setNow] = useState(0);
	useEffect(() => {
		if (deadline === null) return;
		let timer = 0;
		const tick = () => {
			const at = performance.now();
			setNow(at);
			timer = window.setTimeout(tick, (Math.max(0, deadline - at) % 1000) + 1);
		};
		tick();
		return () => clearTimeout(timer);
	}, [deadline]);
	return secondsLeft(clock, now);
}
