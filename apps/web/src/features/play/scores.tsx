import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignInAddress } from "../../platform/sign-in-address.ts";
import type { StageState } from "./stage-state.ts";
import "./scores.css";

interface ScoresProps {
	stage: StageState;
	visitor: boolean;
	/** The place beside the best. */
	children: ReactNode;
}

/** Score and best in the top corners; between them, for visitors, what signing in would bring. */
export function Scores({ stage: { score, best, pair }, visitor, children }: ScoresProps) {
	const signIn = useSignInAddress();
	return (
		<div className="scores">
			<p>
				Score <strong key={score}>{score}</strong>
			</p>
			{visitor && (
				<aside className="scores-banner">
					<span>Track Your Progress</span> <Link {...signIn}>Sign in</Link>
				</aside>
			)}
			<div className="scores-end">
				{children}
				<p>
					Best <strong>{pair ? best : "–"}</strong>
				</p>
			</div>
		</div>
	);
}
