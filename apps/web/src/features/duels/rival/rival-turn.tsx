import { type CSSProperties, useState } from "react";
import "./rival.css";

interface TurnProps {
	/** Where the other side's answer is on the ring, from 0 to 1. */
	part: number;
	ms: number;
	/** How long the round's clock has run; negative before its start, null when it is stopped. */
	sinceMs: number | null;
}

/** About a pixel a step: animating at every refresh would drain a phone's battery. */
const STEP_MS = 80;

/** Twelve o'clock is at the right, as in the clock's ring. */
export function Turn({ part, ms, sinceMs }: TurnProps) {
	const [begunMs] = useState(sinceMs);
	const style = {
		"--turn": `${part * 360}deg`,
		"--gap": 1 - part,
		"--took": `${ms}ms`,
		"--since": `${-(begunMs ?? 0)}ms`,
		"--steps": Math.max(1, Math.round(ms / STEP_MS)),
	} as CSSProperties;
	return (
		<g className="rival-turn" data-runs={begunMs === null ? undefined : ""} style={style}>
			<circle className="rival-track" cx="50" cy="50" r="54" />
			<circle className="rival-arc" cx="50" cy="50" r="54" pathLength="1" />
			<circle className="rival-dot" cx="104" cy="50" r="4.5" />
		</g>
	);
}
