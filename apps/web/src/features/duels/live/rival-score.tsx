import type { StageState } from "../../play/stage/stage-state.ts";
import { rivalScore } from "../rival/rival-of.ts";
import type { LiveLine } from "./live-line.ts";
import { useHeard } from "./use-live-line.ts";
import "../rival/rival.css";

/** The other player's score. It changes only when the stage shows this player's verdict. */
export function RivalScore({ line, stage }: { line: LiveLine; stage: StageState }) {
	const other = useHeard(line)?.view.other;
	const score = stage.phase === "waiting" ? other?.score : (rivalScore(stage) ?? other?.score);
	return (
		<p className="rival-corner">
			<bdi className="rival-name">{other?.name ?? ""}</bdi> <strong>{score ?? "–"}</strong>
		</p>
	);
}
