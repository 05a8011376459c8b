import type { StageState } from "../../play/stage/stage-state.ts";
import type { Heard, LiveLine } from "./live-line.ts";
import { useHeard } from "./use-live-line.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import "./rival-standing.css";

interface StandingProps {
	line: LiveLine;
	stage: StageState;
	rounds: number | null;
}

export function RivalStanding({ line, stage, rounds }: StandingProps) {
	const heard = useHeard(line);
	const losesIn = heard?.view.other.losesInMs ?? null;
	const seconds = useSecondsUntil(heard && losesIn !== null ? heard.at + losesIn : null);
	const round = Math.max(1, stage.pair?.round ?? heard?.view.round ?? 1);
	const isGone = losesIn !== null;
	return (
		<div className="live-standing" data-gone={isGone || undefined}>
			<strong>{rounds === null ? `Round ${round}` : `${round} of ${rounds}`}</strong>
			<span className="live-does">{heard && doesNow(heard, seconds, round)}</span>
			{/* The seconds are not announced one by one. */}
			<span className="sr-only" role="status">
				{heard && spokenStanding(heard)}
			</span>
		</div>
	);
}

/** The name is beside it. The server may be a round ahead while the stage still shows the last verdict. */
function doesNow({ view: { other, you, round } }: Heard, seconds: number | null, shown: number): string {
	if (seconds !== null) return `Gone · ${seconds} s left`;
	if (other.hasAnswered || round > shown) return "They’ve answered";
	return you.hasAnswered ? "Still thinking…" : "They’re thinking";
}

function spokenStanding({ view: { other } }: Heard): string {
	if (other.losesInMs !== null) return `${other.name} is gone, and has 20 seconds to return`;
	return other.hasAnswered ? `${other.name} has answered` : "";
}
