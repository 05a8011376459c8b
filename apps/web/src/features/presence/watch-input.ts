import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** Input is noted at most this often, because a moving pointer sends hundreds of events. */
export const NOTE_MS = 5000;

/**
 * Calls `onChange` when the player goes away (five minutes without input, here or in a page in another window) and
 * returns. Returns a function that ends it.
 */
export function watchInput(userId: string, onChange: (isAway: boolean) => void): () => void {
	const otherPages = new BroadcastChannel(`hilo-input ${userId}`);
	let last = Date.now();
	let isAway = false;
	let timer: ReturnType<typeof setTimeout>;

	function check() {
		const remainingMs = last + AWAY_AFTER_MS - Date.now();
		isAway = remainingMs <= 0;
		if (isAway) onChange(true);
		else timer = setTimeout(check, remainingMs);
	}
	function note() {
		last = Date.now();
		if (!isAway) return;
		onChange(false);
		check();
	}
	function onInput() {
		if (Date.now() - last < NOTE_MS) return;
		note();
		otherPages.postMessage(null);
	}

	const listening = new AbortController();
	const { signal } = listening;
	for (const input of INPUTS) addEventListener(input, onInput, { signal, passive: true, capture: true });
	otherPages.onmessage = note;
	// Opening a page counts as input.
	otherPages.postMessage(null);
	check();
	return () => {
		listening.abort();
		otherPages.close();
		clearTimeout(timer);
	};
}
