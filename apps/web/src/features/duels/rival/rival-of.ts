import type { RivalView } from "@hilo/rules/duels/duels.views";
import { noteOf, type StageState, verdictOf } from "../../play/stage/stage-state.ts";

/** Null if the other side has not played the round, and before the first round. */
export function rivalOf({ pair }: Pick<StageState, "pair">): RivalView | null {
	return pair?.rival ?? null;
}

/** The other side's score. This round's point is added only when the stage shows the verdict. */
export function rivalScore(stage: StageState): number | null {
	const rival = rivalOf(stage);
	if (!rival) return null;
	return rival.score + (noteOf(stage) !== null && verdictOf(stage)?.rival?.correct ? 1 : 0);
}
