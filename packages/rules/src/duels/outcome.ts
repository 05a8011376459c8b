/** What decides a duel. */
export interface DuelScore {
	/** Right guesses. */
	readonly score: number;
	/** All rounds together, in milliseconds. */
	readonly timeMs: number;
}

/** How a duel ended for one of the two. */
export type DuelEnd = "won" | "lost" | "drawn";

/** Returns how a duel ended for the first of the two: more right wins, then less time, else nobody. */
export function endOfDuel(own: DuelScore, other: DuelScore): DuelEnd {
	const ahead = own.score - other.score || other.timeMs - own.timeMs;
	if (ahead === 0) return "drawn";
	return ahead > 0 ? "won" : "lost";
}

/** Returns the same duel's end for the other one. */
export function endForOther(end: DuelEnd): DuelEnd {
	if (end === "drawn") return end;
	return end === "won" ? "lost" : "won";
}

// Promised in docs/product.md#duels.
