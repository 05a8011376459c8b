import type { DuelSideView, DuelVerdict, DuelView } from "@hilo/rules/duels/duels.views";
import { OWN_GHOST } from "../words/duel-words.ts";

/** A side whose line may be seen. */
export interface PlayedSide extends DuelSideView {
	readonly score: number;
	readonly timeMs: number;
	readonly marks: NonNullable<DuelSideView["marks"]>;
}

/** The two sides of a result: one's own, and the one it is held against. */
export interface Facing {
	readonly own: PlayedSide;
	/** Null while nobody else has played it to the end. */
	readonly other: PlayedSide | null;
	/** What the other one is called. */
	readonly otherName: string;
}

export function isPlayed(side: DuelSideView | undefined): side is PlayedSide {
	return side !== undefined && side.score !== null && side.timeMs !== null && side.marks !== null;
}

/** Returns the two sides of a duel whose own one is over; null of any other. */
export function facingIn(duel: DuelView): Facing | null {
	const { lines, sides, sentTo } = duel;
	const [ownSeat, otherSeat] = lines?.seats ?? [];
	const own = sides.find(({ seat }) => seat === ownSeat);
	if (!isPlayed(own)) return null;
	const other = otherSeat === undefined ? undefined : sides.find(({ seat }) => seat === otherSeat);
	return {
		own,
		other: isPlayed(other) ? other : null,
		otherName: other?.isYou ? OWN_GHOST : (other?.name ?? sentTo ?? "Whoever opens the link"),
	};
}

/** Who won, in large. */
export function headline(verdict: DuelVerdict, otherName: string): string {
	if (verdict === "won") return "You won";
	if (verdict === "lost") return `${otherName} won`;
	return verdict === "drawn" ? "A draw" : "You’re done";
}

/** What decided it, where the scores don't say so. */
export function whyLine(verdict: DuelVerdict, { own, other, otherName }: Facing): string | null {
	if (!other) return null;
	if (other.status === "left") return `${otherName} left the duel`;
	if (own.status === "left") return "You left the duel";
	if (own.score !== other.score) return null;
	if (verdict === "drawn") return "The same score in the same time";
	if (verdict === "won") return "The same score, but you were faster";
	return verdict === "lost" ? "The same score, but you were slower" : null;
}
