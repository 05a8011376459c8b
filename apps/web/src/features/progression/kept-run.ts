import type { GameId, GameKey } from "@hilo/rules/play/games";

/** A visitor's last run, kept while an account is made, to be shown once more after it. */
export interface KeptRun {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	/** How it ended, to be checked by whoever shows it. */
	readonly run: unknown;
	/** Who has signed up after it; null while the visitor is nobody yet. */
	readonly owner: string | null;
}

/** Where the browser keeps it. */
export const KEPT_RUN = "hilo-run";

/** Returns the run of that game that this player has signed up after. Null where there is none. */
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
