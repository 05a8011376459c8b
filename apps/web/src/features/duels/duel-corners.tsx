import { type CSSProperties, type ReactNode, useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { clockOf, type StageState, takesGuess } from "../play/stage/stage-state.ts";
import "./duel-stage.css";

interface Face {
	name: string;
	avatarUrl: string | null;
}

/** The player's picture above their score. */
export function OwnFace({ name, avatarUrl }: Face) {
	return (
		<span className="duel-face">
			<Avatar username={name} url={avatarUrl} className="grid size-7 text-xs" />
			<span className="sr-only">Score</span>
		</span>
	);
}

interface RivalScoreProps extends Face {
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
