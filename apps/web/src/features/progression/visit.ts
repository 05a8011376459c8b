import type { Outcome } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES, type GameId, type GameKey, isGameId, isGameKey } from "@hilo/rules/play/games";
import { MAX_SCORE } from "@hilo/rules/progression/scores";
import { storedValue } from "../../platform/stored-value.ts";

/** A visitor's last run, stored while they sign up and shown again afterwards. */
export interface StoredRun {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	readonly score: number;
	readonly best: number;
	readonly bestBefore: number;
	readonly newBest: boolean;
	readonly outcome: Outcome;
}

/** `owner`: the player who signed up after it; null before that. */
type OwnedRun = StoredRun & { readonly owner: string | null };

const runStore = storedValue("tab", "hilo-run", (value) => (isRun(value) ? value : null));

export function storeRun(run: StoredRun): void {
	runStore.write({ ...run, owner: null });
}

/** Assigns the run to the player who has signed up if they return to its game; otherwise deletes it. */
export function claimRun(userId: string, from: string): void {
	const run = runStore.read();
	const isBack = run && from.split(/[?#]/)[0] === CLASSIC_GAMES[run.game].route;
	if (isBack) runStore.write({ ...run, owner: userId });
	else forgetRun();
}

/** Null unless this player signed up after a run of this game. */
export function storedRun(game: GameId, userId: string): StoredRun | null {
	const run = runStore.read();
	return run?.owner === userId && run.game === game ? run : null;
}

export function forgetRun(): void {
	runStore.write(null);
}

const OUTCOMES: readonly unknown[] = ["wrong", "timeout", "exhausted"] satisfies Outcome[];

/** Users can change what a browser stores. */
function isRun(value: unknown): value is OwnedRun {
	if (typeof value !== "object" || value === null) return false;
	const { game, filter, gameKey, score, best, bestBefore, outcome } = value as Partial<
		Record<keyof OwnedRun, unknown>
	>;
	return (
		typeof game === "string" &&
		isGameId(game) &&
		typeof gameKey === "string" &&
		isGameKey(gameKey) &&
		typeof filter === "string" &&
		isScore(score) &&
		isScore(best) &&
		isScore(bestBefore) &&
		OUTCOMES.includes(outcome)
	);
}

const isScore = (value: unknown): value is number =>
	typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_SCORE;

/** A visitor's best score in a game, stored until an account takes it over. */
export interface VisitScore {
	readonly gameKey: GameKey;
	readonly score: number;
	readonly label: string | null;
	/** The player who signed up for it, who alone gets it; null before that. */
	readonly owner: string | null;
}

/** Skips invalid entries. */
const scoreStore = storedValue<readonly VisitScore[]>("tab", "hilo-visit", (value) =>
	Array.isArray(value) ? value.flatMap((each) => readScore(each) ?? []) : null,
);

export function visitScores(): readonly VisitScore[] {
	return scoreStore.read() ?? [];
}

/** The visit's best score in a game; 0 without one. */
export function visitBest(gameKey: GameKey): number {
	return visitScores().find((each) => each.owner === null && each.gameKey === gameKey)?.score ?? 0;
}

/** Stores a score if it is the visit's best. Returns the best; 0 if the browser stores nothing. */
export function storeVisitScore(reached: Omit<VisitScore, "owner">): number {
	const scores = visitScores();
	const best = visitBest(reached.gameKey);
	if (reached.score <= best) return best;
	const others = scores.filter((each) => each.owner !== null || each.gameKey !== reached.gameKey);
	return replaceVisitScores([...others, { ...reached, owner: null }]) ? reached.score : 0;
}

/** Replaces all stored scores. Returns false if the browser stores nothing. */
export function replaceVisitScores(scores: readonly VisitScore[]): boolean {
	return scoreStore.write(scores.length > 0 ? scores : null);
}

function readScore(value: unknown): VisitScore | null {
	if (typeof value !== "object" || value === null) return null;
	const { gameKey, score, label, owner }: Partial<Record<keyof VisitScore, unknown>> = value;
	if (typeof gameKey !== "string" || !isGameKey(gameKey) || !isScore(score) || score === 0) return null;
	const text = (value: unknown) => (typeof value === "string" ? value : null);
	return { gameKey, score, label: text(label), owner: text(owner) };
}
