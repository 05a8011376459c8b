import { TIMER_WARN_SECONDS } from "@hilo/rules/play/delays";
import type { ReactNode } from "react";
import { isSlow, markOf, ranOut, type StageState, timerTone, verdictOf } from "./stage-state.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import "./medallion.css";

const MARKS = { check: "M8 21l9 9L33 11", cross: "M8 8l24 24M32 8L8 32" } as const;

interface MedallionProps {
	stage: StageState;
	ring?: ReactNode;
}

/** "VS" with the countdown, then the check or the cross. */
export function Medallion({ stage, ring }: MedallionProps) {
	const seconds = useSecondsLeft(stage);
	const mark = markOf(stage);
	const word = wordOf(stage);
	const { timerMs } = stage.rules;
	const isShort = seconds !== null && seconds <= TIMER_WARN_SECONDS && mark === "versus";
	return (
		<div className="medallion" data-mark={mark} data-tone={timerTone(seconds)} data-phase={stage.phase}>
			<svg viewBox="0 0 100 100" className="medallion-ring" aria-hidden="true">
				<circle cx="50" cy="50" r="45" />
				{seconds !== null && timerMs !== null && (
					<circle
						cx="50"
						cy="50"
						r="45"
						pathLength="1"
						style={{ strokeDashoffset: Math.max(0, 1 - (seconds * 1000) / timerMs) }}
					/>
				)}
				{ring && <g>{ring}</g>}
			</svg>
			<div className="medallion-face">
				{mark !== "versus" ? (
					<svg viewBox="0 0 40 40" aria-hidden="true">
						<path d={MARKS[mark]} pathLength="1" />
					</svg>
				) : isShort ? (
					<Timer className="medallion-seconds" seconds={seconds} />
				) : (
					<span aria-hidden="true">VS</span>
				)}
			</div>
			{word ? (
				<p className="medallion-badge">{word}</p>
			) : (
				seconds !== null && !isShort && <Timer className="medallion-badge" seconds={seconds} />
			)}
		</div>
	);
}

function Timer({ className, seconds }: { className: string; seconds: number }) {
	return (
		<p className={className} role="timer" aria-label={`${seconds} seconds left`}>
			{seconds}
		</p>
	);
}

function wordOf(stage: StageState): string | null {
	if (isSlow(stage)) return "Reconnecting…";
	const mark = markOf(stage);
	if (mark === "versus") return null;
	if (mark === "check") return "Correct";
	const verdict = verdictOf(stage);
	return verdict && ranOut(verdict) ? "Time’s up" : "Wrong";
}
