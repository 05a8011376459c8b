import type { GameId, GameKey } from "@hilo/rules/play/games";

/** A visitor's last run, stored while they sign up and shown again afterwards. */
export interface KeptRun {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	/** The run's end, not validated. */
	readonly run: unknown;
	/** The player who signed up after it; null before that. */
	readonly owner: string | null;
}

export const KEPT_RUN = "hilo-run";

/** Null unless this player signed up after a run of this game. */
export function keptRun(game: GameId, userId: string): KeptRun | null {
	const kept = readKeptRun();
	return kept?.owner === userId && kept.game === game && typeof kept.filter === "string" ? kept : null;
}

export function readKeptRun(): KeptRun | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEPT_RUN) ?? "null");
	} catch {
		return null;
	}
}
