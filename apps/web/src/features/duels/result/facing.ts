import type { DuelSideView, DuelVerdict, DuelView } from "@hilo/rules/duels/duels.views";
import { OWN_GHOST } from "../words/duel-words.ts";

/** A side whose line may be seen. */
export interface PlayedSide extends DuelSideView {
	readonly score: number;
	readonly timeMs: number;
	readonly marks: NonNullable<DuelSideView["marks"]>;
}

/** The two sides of a result: the viewer's own, and the one it is compared with. */
export interface Facing {
	readonly own: PlayedSide;
	/** Null while no one else has played it to the end. */
	readonly other: PlayedSide | null;
	/** The other one, who may not have played yet; null while no one has taken the challenger's link. */
	readonly otherSide: DuelSideView | null;
	readonly otherName: string;
	readonly isChallenger: boolean;
}

export function isPlayed(side: DuelSideView | undefined): side is PlayedSide {
	return side !== undefined && side.score !== null && side.timeMs !== null && side.marks !== null;
}

/** Returns both sides of a duel once the viewer's own one is over; null before. */
export function facingIn(duel: DuelView): Facing | null {
	const { lines, sides, sentTo } = duel;
	const [ownSeat, otherSeat] = lines?.seats ?? [];
	const own = sides.find(({ seat }) => seat === ownSeat);
	if (!isPlayed(own)) return null;
	const isChallenger = sides[0]?.isYou === true;
	const played = sides.find(({ seat }) => seat === otherSeat);
	const otherSide = played ?? (isChallenger ? sentSide(duel) : sides[0]) ?? null;
	return {
		own,
		other: isPlayed(played) ? played : null,
		otherSide,
		otherName: otherSide?.isYou ? OWN_GHOST : (otherSide?.name ?? sentTo ?? "Whoever opens the link"),
		isChallenger,
	};
}

/** The side of the friend that a challenge was sent to; undefined where it goes by link, or the friend has not come. */
function sentSide({ sides, sentTo }: DuelView): DuelSideView | undefined {
	return sentTo === null ? undefined : sides.find(({ isYou }) => !isYou);
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
