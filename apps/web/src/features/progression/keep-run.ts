import { CLASSIC_GAMES, isGameId } from "@hilo/rules/play/games";
import { KEPT_RUN, type KeptRun, readKeptRun } from "./kept-run.ts";

/** Keeps a visitor's last run, to be shown once more when an account has been made. */
export function keepRun(run: Omit<KeptRun, "owner">): void {
	put({ ...run, owner: null });
}

/** Makes the run that of the player who has signed up, if that leads back to its game; else forgets it. */
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
		// Nothing is kept, then.
	}
}

function put(run: KeptRun): void {
	try {
		sessionStorage.setItem(KEPT_RUN, JSON.stringify(run));
	} catch {
		// It is not shown again, then.
	}
}
