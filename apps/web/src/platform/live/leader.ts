/** How long a tab that could not do what leads waits before it stands again. */
export const STAND_AGAIN_MS = 30_000;

/** Begins what one tab does for all. `giveUp` passes it on, because it can't be done here. Returns what ends it. */
export type Lead = (giveUp: () => void) => () => void;

/**
 * Stands for the one tab of the browser that leads under this name. The next one takes over when that tab is closed, left or frozen, or
 * gives up. Returns what ends standing and leading.
 */
export function standForLeader(name: string, lead: Lead): () => void {
	let leave: AbortController | null = null;
	let again: ReturnType<typeof setTimeout> | undefined;

	function stand() {
		if (leave) return;
		clearTimeout(again);
		const term = new AbortController();
		leave = term;
		const { signal } = term;
		navigator.locks
			.request(name, { signal }, () => {
				if (signal.aborted) return;
				const end = lead(giveUp);
				return new Promise<void>((resolve) => {
					signal.addEventListener("abort", () => {
						end();
						resolve();
					});
				});
			})
			// Rejects when one leaves while waiting for the lock.
			.catch((error: unknown) => {
				if (!signal.aborted) reportError(error);
			});
	}
	function step() {
		leave?.abort();
		leave = null;
	}
	function giveUp() {
		step();
		again = setTimeout(stand, STAND_AGAIN_MS);
	}

	const leaving = new AbortController();
	const until = { signal: leaving.signal };
	addEventListener("pagehide", step, until);
	addEventListener("pageshow", stand, until);
	document.addEventListener("freeze", step, until);
	document.addEventListener("resume", stand, until);
	stand();
	return () => {
		leaving.abort();
		clearTimeout(again);
		step();
	};
}
