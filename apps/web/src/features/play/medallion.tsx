import { isSlow, markOf, type StageState, timerTone, verdictOf } from "./stage-state.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import "./medallion.css";

const MARKS = { check: "M8 21l9 9L33 11", cross: "M8 8l24 24M32 8L8 32" } as const;

/** The round mark on the seam: VS with the countdown around it, if there is one, then the check or the cross. */
export function Medallion({ stage }: { stage: StageState }) {
	const seconds = useSecondsLeft(stage);
	const mark = markOf(stage);
	const { timerMs } = stage.rules;
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
						style={{ strokeDashoffset: 1 - (seconds * 1000) / timerMs }}
					/>
				)}
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
			<Badge word={wordOf(stage)} seconds={seconds} />
		</div>
	);
}

function Badge({ word, seconds }: { word: string | null; seconds: number | null }) {
	if (word) return <p className="medallion-badge">{word}</p>;
	if (seconds === null) return null;
	return (
		<p className="medallion-badge" role="timer" aria-label={`${seconds} seconds left`}>
			{seconds}
		</p>
	);
}

function wordOf(stage: StageState): string | null {
	if (isSlow(stage)) return "Reconnecting…";
	const mark = markOf(stage);
	if (mark === "versus") return null;
	if (mark === "check") return "Correct";
	return verdictOf(stage)?.outcome === "timeout" ? "Time’s up" : "Wrong";
}
