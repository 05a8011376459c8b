import { heatOf } from "@hilo/rules/play/win-streak";
import { Link } from "@tanstack/react-router";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { StageSound } from "./stage-sound.tsx";
import { markOf, type StageParts, type StageState } from "./stage-state.ts";
import { distanceText, type ScoreToPass, winStreakText } from "./stage-words.ts";
import "./scores.css";

interface ScoresProps {
	stage: StageState;
	isVisitor: boolean;
	parts: StageParts | undefined;
	toPass: ScoreToPass | null;
}

export function Scores({ stage, isVisitor, parts, toPass }: ScoresProps) {
	const { score, best, pair, phase, games } = stage;
	const isGained = markOf(stage) === "check" || (phase === "settled" && stage.verdict.correct);
	const signIn = useSignInAddress();
	// Not before there is progress to track.
	const hasPlayed = games > 1 || (pair !== null && pair.round > 1);
	return (
		<div className="scores">
			<div className="scores-start">
				<p>
					{parts?.scoreLabel ?? "Score"}{" "}
					<strong key={score} data-gain={isGained || undefined}>
						{score}
					</strong>
				</p>
				<ScoreLine stage={stage} distance={parts ? null : distanceText(stage, toPass)} />
			</div>
			{parts?.beside?.(stage)}
			{isVisitor && hasPlayed && !parts?.beside && (
				<aside className="scores-banner">
					<span>Track Your Progress</span>{" "}
					<Link {...signIn} className="font-bold text-ink underline underline-offset-2">
						Sign in
					</Link>
				</aside>
			)}
			<div className="scores-end">
				{parts?.corner ? (
					parts.corner(stage)
				) : (
					<p>
						Best <strong>{pair ? best : "–"}</strong>
					</p>
				)}
				<StageSound stage={stage} />
			</div>
		</div>
	);
}

interface ScoreLineProps {
	stage: StageState;
	distance: string | null;
}

/** Under the score: what is near, or without motion the streak that heats up the stage otherwise. */
function ScoreLine({ stage: { winStreak }, distance }: ScoreLineProps) {
	if (distance) return <span className="scores-line">{distance}</span>;
	return (
		heatOf(winStreak) > 0 && (
			<span className="scores-line motion-safe:hidden">{winStreakText(winStreak)}</span>
		)
	);
}
