import { type CSSProperties, type ReactNode, useState } from "react";
import { useMe } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { clockOf, type StageState, takesGuess } from "../play/stage/stage-state.ts";
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
		<p className="duel-round bg-sunk px-[0.8rem] whitespace-nowrap text-ink landscape:gap-[0.15rem]">
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

/** The player's picture above their score; a visitor's is that of the result. */
export function OwnFace() {
	const me = useMe();
	return (
		<span className="duel-face">
			<Avatar
				username={me?.username ?? "Guest"}
				url={me?.avatarUrl ?? null}
				className="grid size-7 text-xs"
			/>
			<span className="sr-only">Score</span>
		</span>
	);
}

interface RivalScoreProps {
	name: string;
	avatarUrl: string | null;
	score: number | null;
	/** Closes around the picture when they have answered. */
	ring: ReactNode;
}

export function RivalScore({ name, avatarUrl, score, ring }: RivalScoreProps) {
	return (
		<p className="rival-corner grid justify-items-end">
			<span className="duel-face">
				<bdi className="truncate portrait:sr-only short:sr-only">{name}</bdi>
				<span className="relative">
					<Avatar username={name} url={avatarUrl} className="grid size-7 text-xs" />
					{ring}
				</span>
			</span>{" "}
			<strong>{score}</strong>
		</p>
	);
}

interface AnswerRingProps {
	isClosed: boolean;
	/** When it closes by itself, in ms from now; null if it does not. */
	closesInMs?: number | null;
}

/** Give it a key that changes with the round, so that each round begins with an open ring. */
export function AnswerRing({ isClosed, closesInMs = null }: AnswerRingProps) {
	const [inMs] = useState(closesInMs);
	return (
		<svg
			viewBox="0 0 36 36"
			aria-hidden="true"
			className="answer-ring"
			data-closed={isClosed || inMs !== null || undefined}
			data-timed={(!isClosed && inMs !== null) || undefined}
			style={{ "--in": `${inMs ?? 0}ms` } as CSSProperties}
		>
			<circle className="stroke-ink/16" cx="18" cy="18" r="16.5" />
			<circle className="stroke-ink" cx="18" cy="18" r="16.5" pathLength="1" />
		</svg>
	);
}

/** The ring of a ghost, whose answer took a known time. Null in rounds that it has not played. */
export function ghostRing(stage: StageState) {
	const { pair, rules } = stage;
	const { ms = null, isOut = false } = pair?.rival ?? {};
	if (ms === null || isOut) return null;
	const isAsking = takesGuess(stage) || stage.phase === "opening";
	const clock = clockOf(stage);
	const passedMs = clock.kind === "running" ? (rules.timerMs ?? 0) - (clock.deadline - performance.now()) : 0;
	return (
		<AnswerRing
			key={`${pair?.round} ${stage.phase === "opening"}`}
			isClosed={!isAsking}
			closesInMs={takesGuess(stage) ? ms - passedMs : null}
		/>
	);
}
