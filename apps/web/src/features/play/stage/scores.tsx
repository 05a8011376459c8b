import { Link } from "@tanstack/react-router";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import type { StageParts } from "./stage-parts.ts";
import { StageSound } from "./stage-sound.tsx";
import { markOf, type StageState } from "./stage-state.ts";
import "./scores.css";

interface ScoresProps {
	stage: StageState;
	isVisitor: boolean;
	parts: StageParts | undefined;
}

export function Scores({ stage, isVisitor, parts }: ScoresProps) {
	const { score, best, pair, phase, games } = stage;
	const isGained = markOf(stage) === "check" || (phase === "settled" && stage.verdict.correct);
	const signIn = useSignInAddress();
	// Not before there is progress to track.
	const hasPlayed = games > 1 || (pair !== null && pair.round > 1);
	return (
		<div className="scores">
			<p>
				{parts?.scoreLabel ?? "Score"}{" "}
				<strong key={score} data-gain={isGained || undefined}>
					{score}
				</strong>
			</p>
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
				<StageSound stage={stage} />
				{parts?.corner ? (
					parts.corner(stage)
				) : (
					<p>
						Best <strong>{pair ? best : "–"}</strong>
					</p>
				)}
			</div>
		</div>
	);
}
