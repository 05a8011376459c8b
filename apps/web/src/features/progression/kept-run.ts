import type { Outcome } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES, type GameId, type GameKey, isGameId, isGameKey } from "@hilo/rules/play/games";

const KEY = "hilo-run";

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

export function keepRun(run: KeptRun): void {
	put({ ...run, owner: null });
}

/** Assigns the run to the player who has signed up if they return to its game; otherwise deletes it. */
export function claimRun(userId: string, from: string): void {
	const kept = read();
	const isBack = kept && from.split(/[?#]/)[0] === CLASSIC_GAMES[kept.game].route;
	if (isBack) put({ ...kept, owner: userId });
	else forgetRun();
}

/** Null unless this player signed up after a run of this game. */
export function keptRun(game: GameId, userId: string): KeptRun | null {
	const kept = read();
	return kept?.owner === userId && kept.game === game ? kept : null;
}

export function forgetRun(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {
		// The browser blocks storage.
	}
}

function put(run: Stored): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(run));
	} catch {
		// Without storage it is not shown again.
	}
}

function read(): Stored | null {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
		return isStored(stored) ? stored : null;
	} catch {
		return null;
	}
}

const OUTCOMES: readonly unknown[] = ["wrong", "timeout", "exhausted"] satisfies Outcome[];

/** Users can change what a browser stores. */
function isStored(stored: unknown): stored is Stored {
	if (typeof stored !== "object" || stored === null) return false;
	const { game, filter, gameKey, score, best, outcome } = stored as Partial<Record<keyof Stored, unknown>>;
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
