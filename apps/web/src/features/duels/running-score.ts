import type { Rival, Verdict } from "../play/stage/dealer.ts";
import { noteOf, type StageState, verdictOf } from "../play/stage/stage-state.ts";

/** The score of a ghost duel while one side plays. */
export interface RunningScore {
	/** The player's right answers. */
	readonly own: number;
	/** The other side's in the same rounds; null if it has not played them. */
	readonly rival: number | null;
	/** The other side's final score; null while it plays. */
	readonly toBeat: number | null;
	/** Null in a duel that the first mistake ends. */
	readonly rounds: number | null;
}

/** "7 to beat". */
export function targetText({ own, toBeat }: RunningScore): string | null {
	if (toBeat === null) return null;
	return own > toBeat ? `${toBeat} beaten` : `${toBeat} to beat`;
}

/** "1 behind"; "4 of 7" where a mistake ends a side, because until then both have every round. */
export function leadText({ own, rival, toBeat, rounds }: RunningScore): string | null {
	if (rounds === null && toBeat !== null && own < toBeat) return `${own} of ${toBeat}`;
	const other = rounds === null ? (toBeat ?? rival) : rival;
	if (other === null) return null;
	if (own === other) return "Level";
	return own > other ? `${own - other} ahead` : `${other - own} behind`;
}

/** Both on one track, from 0 to 1. Null without anything to compare with. */
export function trackOf({
	own,
	rival,
	toBeat,
	rounds,
}: RunningScore): { own: number; rival: number | null } | null {
	const length = rounds ?? (toBeat === null ? null : Math.max(toBeat, own, 1));
	if (length === null || (rival === null && toBeat === null)) return null;
	const partOf = (score: number) => Math.min(1, score / length);
	return { own: partOf(own), rival: rival === null ? null : partOf(rival) };
}

/** The other side's score. This round's point is added only when the stage shows the verdict. */
export function rivalScore(stage: StageState): number | null {
	const rival = stage.pair?.rival;
	if (!rival) return null;
	return rival.score + (noteOf(stage) !== null && verdictOf(stage)?.rival?.correct ? 1 : 0);
}

/** Returns the note about the other side after the guess; null if it has not played the round yet. */
export function rivalNote(
	rival: Rival | null,
	{ rival: answer, correct }: Pick<Verdict, "rival" | "correct">,
): string | null {
	if (!rival) return null;
	if (rival.isOut) return `${rival.name}’s run had ended`;
	if (!answer) return null;
	if (answer.guess === "timeout") return `${rival.name} ran out of time`;
	if (!answer.correct) return `${rival.name} was wrong${correct ? "" : " too"}`;
	return `${rival.name} was right${correct ? " too" : ""}`;
}
