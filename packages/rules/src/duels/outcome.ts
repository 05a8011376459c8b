export interface DuelScore {
	readonly score: number;
	readonly timeMs: number;
}

export type DuelEnd = "won" | "lost" | "drawn";

/** Returns how a duel ended for the first side: more right guesses win, then less time, else it is a draw. */
export function endOfDuel(own: DuelScore, other: DuelScore): DuelEnd {
	const ahead = own.score - other.score || other.timeMs - own.timeMs;
	if (ahead === 0) return "drawn";
	return ahead > 0 ? "won" : "lost";
}

/** Returns the duel's end for the other side. */
export function endForOther(end: DuelEnd): DuelEnd {
	if (end === "drawn") return end;
	return end === "won" ? "lost" : "won";
}

// Promised in docs/product.md#duels.
