import type { ReactNode } from "react";
import { useClearEarlyVerdict } from "../../../platform/early-verdict.ts";
import { hasEnded, isSlow, markOf, ranOut, type StageState, timerTone, verdictOf } from "./stage-state.ts";
import { useSecondsLeft } from "./use-stage.ts";
import "./medallion.css";

const MARKS = { check: "M8 21l9 9L33 11", cross: "M8 8l24 24M32 8L8 32" } as const;

const MARK =
	"w-[62%] animate-[mark-drawn_300ms_ease-out] fill-none stroke-current stroke-6 [stroke-dasharray:1]";
const SECONDS =
	"tabular-nums in-data-[tone=danger]:animate-[badge-pulse_1s_ease-in-out_infinite] not-data-long:text-[calc(var(--disc)*0.44)]";

/** Three digits are smaller. */
const MAX_LARGE = 99;

interface MedallionProps {
	stage: StageState;
	ring?: ReactNode;
}

/** "VS" before the first round and without a clock, otherwise the seconds in their ring, the check or the cross. */
export function Medallion({ stage, ring }: MedallionProps) {
	const seconds = useSecondsLeft(stage);
	const mark = markOf(stage);
	const word = wordOf(stage);
	useClearEarlyVerdict(mark !== "versus" || hasEnded(stage));
	const { timerMs } = stage.rules;
	const isOpening = stage.phase === "dealing" || stage.phase === "opening";
	// A resumed run has used some of its round's time.
	const isFirst = isOpening && seconds !== null && seconds * 1000 >= (timerMs ?? 0);
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
			<div className="medallion-face verdict-disc">
				{mark !== "versus" ? (
					<svg viewBox="0 0 40 40" aria-hidden="true" className={MARK}>
						<path d={MARKS[mark]} pathLength="1" strokeLinecap="round" strokeLinejoin="round" />
					</svg>
				) : seconds !== null && !isFirst ? (
					<div
						className={SECONDS}
						data-long={seconds > MAX_LARGE || undefined}
						role="timer"
						aria-label={`${seconds} seconds left`}
					>
						{seconds}
					</div>
				) : (
					<span aria-hidden="true">VS</span>
				)}
			</div>
			{word && <div className="medallion-word">{word}</div>}
		</div>
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
