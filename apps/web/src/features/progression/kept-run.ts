import type { Outcome } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES, type GameId, type GameKey, isGameId, isGameKey } from "@hilo/rules/play/games";
import { storedValue } from "../../platform/stored-value.ts";

/** A visitor's last run, stored while they sign up and shown again afterwards. */
export interface KeptRun {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	readonly score: number;
	readonly best: number;
	readonly newBest: boolean;
	readonly outcome: Outcome;
}

/** `owner`: the player who signed up after it; null before that. */
type Stored = KeptRun & { readonly owner: string | null };

const stored = storedValue("tab", "hilo-run", (value) => (isStored(value) ? value : null));

export function keepRun(run: KeptRun): void {
	stored.write({ ...run, owner: null });
}

/** Assigns the run to the player who has signed up if they return to its game; otherwise deletes it. */
export function claimRun(userId: string, from: string): void {
	const kept = stored.read();
	const isBack = kept && from.split(/[?#]/)[0] === CLASSIC_GAMES[kept.game].route;
	if (isBack) stored.write({ ...kept, owner: userId });
	else forgetRun();
}

/** Null unless this player signed up after a run of this game. */
export function keptRun(game: GameId, userId: string): KeptRun | null {
	const kept = stored.read();
	return kept?.owner === userId && kept.game === game ? kept : null;
}

export function forgetRun(): void {
	stored.write(null);
}

const OUTCOMES: readonly unknown[] = ["wrong", "timeout", "exhausted"] satisfies Outcome[];

/** Users can change what a browser stores. */
function isStored(value: unknown): value is Stored {
	if (typeof value !== "object" || value === null) return false;
	const { game, filter, gameKey, score, best, outcome } = value as Partial<Record<keyof Stored, unknown>>;
	return (
		typeof game === "string" &&
		isGameId(game) &&
		typeof gameKey === "string" &&
		isGameKey(gameKey) &&
		typeof filter === "string" &&
		Number.isSafeInteger(score) &&
		Number.isSafeInteger(best) &&
		OUTCOMES.includes(outcome)
	);
}
