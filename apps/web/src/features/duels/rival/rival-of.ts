import type { RivalView } from "@hilo/rules/duels/duels.views";
import { noteOf, type Pair, type StageState, verdictOf } from "../../play/stage/stage-state.ts";

/** The other side is stored with the round on the stage. */
interface WithRival {
	readonly rival: RivalView | null;
}

const hasRival = (pair: Pair): pair is Pair & WithRival => "rival" in pair;

/** Null if the other side has not played the round, and before the first round. */
export function rivalOf({ pair }: Pick<StageState, "pair">): RivalView | null {
	return pair && hasRival(pair) ? pair.rival : null;
}

/** The other side's score. This round's point is added only when the stage shows the verdict. */
export function rivalScore(stage: StageState): number | null {
	const rival = rivalOf(stage);
	if (!rival) return null;
	return rival.score + (noteOf(stage) !== null && wasRight(stage) ? 1 : 0);
}

function wasRight(stage: StageState): boolean {
	const verdict = verdictOf(stage);
	if (!verdict || !("rival" in verdict)) return false;
	const rival: unknown = verdict.rival;
	return typeof rival === "object" && rival !== null && "correct" in rival && rival.correct === true;
}
