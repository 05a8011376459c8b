import type { DuelVerdictView, RivalView } from "@hilo/rules/duels/duels.views";

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
