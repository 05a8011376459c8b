import { type CSSProperties, useState } from "react";
import { Spinner } from "../../ui/spinner.tsx";
import { clockOf, type StageState } from "../play/stage/stage-state.ts";
import { leadText, type RunningScore, targetText, trackOf } from "./running-score.ts";
import "./duel-stage.css";

/** "3 of 10". @param rounds null for a duel that ends with the first mistake */
export function roundText(round: number, rounds: number | null): string {
	return rounds === null ? `Round ${round}` : `${round} of ${rounds}`;
}

interface ScorePillProps {
	round: number;
	score: RunningScore;
	/** The other side ended with a mistake in an earlier round. */
	isRivalOut: boolean;
}

/** The score to beat, the round, and who is ahead: in a word, and on a track with a notch for the other side. */
export function ScorePill({ round, score, isRivalOut }: ScorePillProps) {
	const target = targetText(score);
	const ofRound = roundText(round, score.rounds);
	const place = isRivalOut ? "Their run had ended" : leadText(score);
	const hasRound = score.rounds !== null || score.toBeat === null;
	const rest = [target && hasRound && ofRound, place].filter(Boolean).join(" · ");
	return (
		<p className="duel-round grid justify-items-center gap-[0.15rem] rounded-[0.9rem] bg-sunk px-[0.8rem] py-[0.3rem] text-center text-[0.8rem] leading-tight whitespace-nowrap text-ink tabular-nums portrait:gap-0 portrait:py-[0.15rem] portrait:text-[0.75rem] portrait:leading-[1.15]">
			<b>{target ?? ofRound}</b>
			{rest && <span className="text-muted">{rest}</span>}
			<Track track={trackOf(score)} />
		</p>
	);
}

function Track({ track }: { track: ReturnType<typeof trackOf> }) {
	if (!track) return null;
	return (
		<span aria-hidden="true" className="relative my-[0.15rem] block h-[3px] w-full rounded-full bg-ink/15">
			<span
				className="absolute inset-y-0 left-0 rounded-full bg-ink transition-[width] duration-300 motion-reduce:transition-none"
				style={{ width: `${track.own * 100}%` }}
			/>
			{track.rival !== null && (
				<span
					className="absolute -inset-y-[3px] w-[3px] -translate-x-1/2 rounded-full bg-ink outline-2 outline-sunk transition-[left] duration-300 motion-reduce:transition-none"
					style={{ left: `${track.rival * 100}%` }}
				/>
			)}
		</span>
	);
}

/** In place of the stage's buttons until the result comes. */
export function DuelEnding() {
	return (
		<div className="absolute inset-x-0 bottom-[calc(3.5rem+var(--safe-bottom))] grid animate-appear justify-items-center bg-paper">
			<Spinner label="Fetching the result" />
		</div>
	);
}

/** A second ring around the clock, which stops where the other side answered. */
export function rivalRing(stage: StageState) {
	const rival = stage.pair?.rival;
	const { timerMs } = stage.rules;
	const clock = clockOf(stage);
	if (!rival || rival.isOut || rival.ms === null || timerMs === null || clock.kind === "none") return null;
	const leftMs = clock.kind === "running" ? clock.deadline - performance.now() : null;
	return (
		<RivalRing
			key={`${stage.pair?.round} ${clock.kind}`}
			part={Math.min(1, rival.ms / timerMs)}
			ms={rival.ms}
			sinceMs={leftMs === null ? null : timerMs - leftMs}
		/>
	);
}

interface RivalRingProps {
	/** Where the other side's answer is on the ring, from 0 to 1. */
	part: number;
	ms: number;
	/** How long the round's clock has run; negative before its start, null when it is stopped. */
	sinceMs: number | null;
}

/** About a pixel a step: animating at every refresh would drain a phone's battery. */
const STEP_MS = 80;

/** Twelve o'clock is at the right, as in the clock's ring. */
function RivalRing({ part, ms, sinceMs }: RivalRingProps) {
	const [begunMs] = useState(sinceMs);
	const style = {
		"--turn": `${part * 360}deg`,
		"--gap": 1 - part,
		"--took": `${ms}ms`,
		"--since": `${-(begunMs ?? 0)}ms`,
		"--steps": Math.max(1, Math.round(ms / STEP_MS)),
	} as CSSProperties;
	return (
		<g className="rival-ring" data-runs={begunMs === null ? undefined : ""} style={style}>
			<circle className="fill-none stroke-ink/16 stroke-[1.5]" cx="50" cy="50" r="54" />
			<circle className="rival-arc fill-none stroke-ink stroke-3" cx="50" cy="50" r="54" pathLength="1" />
			<circle className="rival-dot fill-ink stroke-paper stroke-2" cx="104" cy="50" r="4.5" />
		</g>
	);
}
