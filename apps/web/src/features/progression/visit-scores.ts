import { GAME_KEYS, type GameKey } from "@hilo/rules/play/games";
import { MAX_SCORE } from "@hilo/rules/progression/scores";
import { storedValue } from "../../platform/stored-value.ts";

/** A visitor's best score in a game, stored until an account takes it over. */
export interface VisitScore {
	readonly gameKey: GameKey;
	readonly score: number;
	readonly feature: string | null;
	/** The player who signed up for it, who alone gets it; null before that. */
	readonly owner: string | null;
}

/** Skips invalid entries. */
const stored = storedValue<readonly VisitScore[]>("tab", "hilo-visit", (value) =>
	Array.isArray(value) ? value.flatMap((each) => readScore(each) ?? []) : null,
);

export function visitScores(): readonly VisitScore[] {
	return stored.read() ?? [];
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
	return stored.write(scores.length > 0 ? scores : null);
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
