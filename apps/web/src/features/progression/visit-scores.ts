import { GAME_KEYS, type GameKey } from "@hilo/rules/play/games";
import { MAX_SCORE } from "@hilo/rules/progression/scores";

/** A visitor's best score in a game, stored until an account takes it over. */
export interface VisitScore {
	readonly gameKey: GameKey;
	readonly score: number;
	readonly feature: string | null;
	/** The player who signed up for it, who alone gets it; null before that. */
	readonly owner: string | null;
}

const STORE = "hilo-visit";

/** Skips unreadable entries. */
export function visitScores(): readonly VisitScore[] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
		return Array.isArray(kept) ? kept.flatMap((each) => readScore(each) ?? []) : [];
	} catch {
		return [];
	}
}

/** Stores a score if it is the visit's best. Returns the best; 0 if the browser stores nothing. */
export function keepVisitScore(reached: Omit<VisitScore, "owner">): number {
	const kept = visitScores();
	const isOwn = (each: VisitScore) => each.owner === null && each.gameKey === reached.gameKey;
	const best = kept.find(isOwn)?.score ?? 0;
	if (reached.score <= best) return best;
	const others = kept.filter((each) => !isOwn(each));
	return putVisitScores([...others, { ...reached, owner: null }]) ? reached.score : 0;
}

/** Replaces all stored scores. Returns false if the browser stores nothing. */
export function putVisitScores(scores: readonly VisitScore[]): boolean {
	try {
		if (scores.length === 0) sessionStorage.removeItem(STORE);
		else sessionStorage.setItem(STORE, JSON.stringify(scores));
		return true;
	} catch {
		return false;
	}
}

function readScore(kept: unknown): VisitScore | null {
	if (typeof kept !== "object" || kept === null) return null;
	const { gameKey, score, feature, owner }: Partial<Record<keyof VisitScore, unknown>> = kept;
	const key = GAME_KEYS.find((each) => each === gameKey);
	if (!key || typeof score !== "number" || !Number.isInteger(score) || score < 1 || score > MAX_SCORE)
		return null;
	const text = (value: unknown) => (typeof value === "string" ? value : null);
	return { gameKey: key, score, feature: text(feature), owner: text(owner) };
}
