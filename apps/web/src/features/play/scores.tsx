import { Link } from "@tanstack/react-router";
import type { StageState } from "./stage-state.ts";
import "./scores.css";

/** Score and best in the top corners; between them, for visitors, what signing in would bring. */
export function Scores({ stage: { score, best, pair }, visitor }: { stage: StageState; visitor: boolean }) {
	return (
		<div className="scores">
			<p>
				Score <strong key={score}>{score}</strong>
			</p>
			{visitor && (
				<aside className="scores-banner">
					<span>Track Your Progress</span> <Link to="/sign-in">Sign in</Link>
				</aside>
			)}
			<p>
				Best <strong>{pair ? best : "–"}</strong>
			</p>
		</div>
	);
}
