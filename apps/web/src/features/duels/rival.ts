import type { DuelVerdictView, RivalView } from "@hilo/rules/duels/duels.views";
import { noteOf, type StageState, verdictOf } from "../play/stage/stage-state.ts";

/** The other side's score. This round's point is added only when the stage shows the verdict. */
export function rivalScore(stage: StageState): number | null {
	const rival = stage.pair?.rival;
	if (!rival) return null;
	return rival.score + (noteOf(stage) !== null && verdictOf(stage)?.rival?.correct ? 1 : 0);
}

/** Returns the note about the other side after the guess; null if it has not played the round yet. */
export function rivalNote(
	rival: RivalView | null,
	{ rival: answer, correct }: Pick<DuelVerdictView, "rival" | "correct">,
): string | null {
	if (!rival) return null;
	if (rival.isOut) return `${rival.name}’s run had ended`;
	if (!answer) return null;
	if (answer.guess === "timeout") return `${rival.name} ran out of time`;
	if (!answer.correct) return `${rival.name} was wrong${correct ? "" : " too"}`;
	return `${rival.name} was right${correct ? " too" : ""}`;
}
