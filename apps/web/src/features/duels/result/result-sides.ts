import { type DuelView, digitsToDiffer, OWN_GHOST, timeText } from "../duel-text.ts";

export type DuelSideView = DuelView["sides"][number];
export type DuelVerdict = NonNullable<DuelView["verdict"]>;

/** A side whose answers may be shown. */
export interface PlayedSide extends DuelSideView {
	readonly score: number;
	readonly timeMs: number;
}

/** The viewer's side, and the one it is compared with. */
export interface ResultSides {
	readonly own: PlayedSide;
	/** Null until another side is over. */
	readonly other: PlayedSide | null;
	/** The other side, played or not; null until the challenger's link is taken. */
	readonly otherSide: DuelSideView | null;
	readonly otherName: string;
	readonly isChallenger: boolean;
}

export function isPlayed(side: DuelSideView | undefined): side is PlayedSide {
	return side !== undefined && side.score !== null && side.timeMs !== null;
}

/** Null until the viewer's own side is over. */
export function resultSides({ lines, sides, sentTo }: DuelView): ResultSides | null {
	const [ownSeat, otherSeat] = lines?.seats ?? [];
	const own = sides.find(({ seat }) => seat === ownSeat);
	if (!isPlayed(own)) return null;
	const isChallenger = sides[0]?.isYou === true;
	const played = sides.find(({ seat }) => seat === otherSeat);
	// None for a link, or until the friend comes.
	const challenged = sentTo === null ? undefined : sides.find(({ isYou }) => !isYou);
	const otherSide = played ?? (isChallenger ? challenged : sides[0]) ?? null;
	return {
		own,
		other: isPlayed(played) ? played : null,
		otherSide,
		otherName: otherSide?.isYou ? OWN_GHOST : (otherSide?.name ?? sentTo ?? "Anyone with the link"),
		isChallenger,
	};
}

/** "Maya won by 2". */
export function headlineText(verdict: DuelVerdict, { own, other, otherName }: ResultSides): string {
	if (verdict === "won") return "You won";
	if (verdict === "drawn") return "A draw";
	if (verdict === "waiting") return "You’re done";
	const hasLeft = own.status === "left" || other?.status === "left";
	const points = (other?.score ?? 0) - own.score;
	return points > 0 && !hasLeft ? `${otherName} won by ${points}` : `${otherName} won`;
}

/** The reason for the result if the scores are equal or a side has left. */
export function reasonText(verdict: DuelVerdict, { own, other, otherName }: ResultSides): string | null {
	if (!other) return null;
	if (other.status === "left") return `${otherName} left the duel`;
	if (own.status === "left") return "You left the duel";
	if (own.score !== other.score) return null;
	if (verdict === "drawn") return "Same score in the same time";
	const difference = timeText(Math.abs(own.timeMs - other.timeMs), digitsToDiffer(own.timeMs, other.timeMs));
	if (verdict === "won") return `Same score. You were ${difference} faster.`;
	return verdict === "lost" ? `Same score. ${otherName} was ${difference} faster.` : null;
}
