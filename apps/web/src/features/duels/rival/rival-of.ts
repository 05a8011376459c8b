import type { RivalView } from "@hilo/rules/duels/duels.views";
import { noteOf, type Pair, type StageState, verdictOf } from "../../play/stage-state.ts";

/** A round of a duel on the stage keeps what came with it. */
interface WithRival {
	readonly rival: RivalView | null;
}

const hasRival = (pair: Pair): pair is Pair & WithRival => "rival" in pair;

/** Returns the other one beside the round on the stage; null where nobody has played it, and before the first round. */
export function rivalOf({ pair }: Pick<StageState, "pair">): RivalView | null {
	return pair && hasRival(pair) ? pair.rival : null;
}

/** Returns the other one's score as it may be seen: with this round's point only once the stage says how oneself did. */
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
