import { CLASSIC_GAMES, isGameId } from "@hilo/rules/play/games";
import { KEPT_RUN, type KeptRun, readKeptRun } from "./kept-run.ts";

/** Stores a visitor's last run, to show it again after signing up. */
export function keepRun(run: Omit<KeptRun, "owner">): void {
	put({ ...run, owner: null });
}

/** Assigns the run to the player who has signed up if they return to its game; otherwise deletes it. */
export function claimRun(userId: string, from: string): void {
	const kept = readKeptRun();
	const isBack = kept && isGameId(kept.game) && from.split(/[?#]/)[0] === CLASSIC_GAMES[kept.game].route;
	if (isBack) put({ ...kept, owner: userId });
	else forgetRun();
}

export function forgetRun(): void {
	try {
		sessionStorage.removeItem(KEPT_RUN);
	} catch {
		// The browser blocks storage.
	}
}

function put(run: KeptRun): void {
	try {
		sessionStorage.setItem(KEPT_RUN, JSON.stringify(run));
	} catch {
		// Without storage it is not shown again.
	}
}
