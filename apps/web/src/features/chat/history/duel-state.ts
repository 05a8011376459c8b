import type { DuelView } from "@hilo/rules/duels/duels.views";
import { resultSides } from "../../duels/result/result-sides.ts";

interface DuelState {
	/** The viewer's own score in words; null before it counts. */
	readonly own: string | null;
	readonly text: string;
	readonly isYourTurn: boolean;
}

/** How a duel stands for the viewer, in a line or two. */
export function duelState(duel: DuelView): DuelState {
	const { status, mode, mayPlay, toBeat } = duel;
	const sides = resultSides(duel);
	if (sides?.other) {
		const { own, other, otherName } = sides;
		return {
			own: `You ${own.score} · ${other.score} ${otherName}`,
			text: ENDS[duel.verdict ?? "waiting"],
			isYourTurn: false,
		};
	}
	if (sides) {
		const text = sides.otherSide ? `Waiting for ${sides.otherName}` : "Nobody has played yet";
		return { own: `You got ${sides.own.score}`, text, isYourTurn: false };
	}
	if (status === "declined")
		return { own: null, text: mode === "live" ? "Called off" : "Declined", isYourTurn: false };
	if (mayPlay) return { own: null, text: toBeat ? `${toBeat.score} to beat` : "Your turn", isYourTurn: true };
	return { own: null, text: "Over", isYourTurn: false };
}

const ENDS = { won: "You won", lost: "You lost", drawn: "A draw", waiting: "" } as const;
