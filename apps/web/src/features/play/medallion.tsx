import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { useEffect, useState } from "react";
import { markOf, type Stage, secondsLeft, timerTone } from "./stage-machine.ts";
import "./medallion.css";

const MARKS = { check: "M8 21l9 9L33 11", cross: "M8 8l24 24M32 8L8 32" } as const;

/** The round mark on the seam: VS with the countdown around it, then the check or the cross. */
export function Medallion({ stage }: { stage: Stage }) {
	const seconds = useSeconds(stage);
	const mark = markOf(stage);
	const share = (seconds * 1000) / CLASSIC_GAMES[stage.game].timerMs;
	return (
		<div className="medallion" data-mark={mark} data-tone={timerTone(seconds)} data-phase={stage.phase}>
			<svg viewBox="0 0 100 100" className="medallion-ring" aria-hidden="true">
				<circle cx="50" cy="50" r="45" />
				<circle cx="50" cy="50" r="45" pathLength="1" style={{ strokeDashoffset: 1 - share }} />
			</svg>
			<div className="medallion-face">
				{mark === "versus" ? (
					<span aria-hidden="true">VS</span>
				) : (
					<svg viewBox="0 0 40 40" aria-hidden="true">
						<path d={MARKS[mark]} pathLength="1" />
					</svg>
				)}
			</div>
			<Badge stage={stage} seconds={seconds} />
		</div>
	);
}

function Badge({ stage, seconds }: { stage: Stage; seconds: number }) {
	const word = wordOf(stage);
	if (word) return <p className="medallion-badge">{word}</p>;
	return (
		<p className="medallion-badge" role="timer" aria-label={`${seconds} seconds left`}>
			{seconds}
		</p>
	);
}

function wordOf(stage: Stage): string | null {
	if (stage.slow) return "Reconnecting…";
	const mark = markOf(stage);
	if (mark === "versus") return null;
	if (mark === "check") return "Correct";
	return stage.verdict?.outcome === "timeout" ? "Time’s up" : "Wrong";
}

/** The seconds on the clock, counted from its deadline at every whole second. */
function useSeconds(stage: Stage): number {
	const { deadline, leftMs } = stage;
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
	return Math.min(Math.ceil(Math.max(0, leftMs) / 1000), secondsLeft(stage, now));
}
