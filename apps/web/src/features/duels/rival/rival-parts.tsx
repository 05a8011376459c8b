import type { StageState } from "../../play/stage/stage-state.ts";
import { rivalOf, rivalScore } from "./rival-of.ts";
import "./rival.css";

export function rivalCorner(stage: StageState) {
	const rival = rivalOf(stage);
	if (!rival) return null;
	return (
		<p className="rival-corner">
			<bdi className="rival-name">{rival.name}</bdi> <strong>{rivalScore(stage)}</strong>
		</p>
	);
}

export function rivalBeside(stage: StageState, rounds: number | null) {
	const rival = rivalOf(stage);
	const round = stage.pair?.round ?? 1;
	return (
		<p className="rival-beside">
			<b>{rounds === null ? `Round ${round}` : `${round} of ${rounds}`}</b>
			{rival?.isOut && <span className="rival-out">Their run had ended</span>}
		</p>
	);
}
