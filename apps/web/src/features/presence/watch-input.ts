import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** Input is noted at most this often, because a moving pointer sends hundreds of events. */
export const NOTE_MS = 5000;

/**
 * Calls `onChange` when the player goes away (five minutes without input) and returns. `share` gets input of this tab;
 * `note` takes input of others.
 */
export function watchInput(onChange: (isAway: boolean) => void, share: (at: number) => void) {
	let last = Date.now();
	let isAway = false;
	let timer: ReturnType<typeof setTimeout>;

	function check() {
		const remainingMs = last + AWAY_AFTER_MS - Date.now();
		isAway = remainingMs <= 0;
		if (isAway) onChange(true);
		else timer = setTimeout(check, remainingMs);
	}
	function note(at: number) {
		if (at <= last) return;
		last = at;
		if (!isAway) return;
		onChange(false);
		check();
	}
	function onInput() {
		const now = Date.now();
		if (now - last < NOTE_MS) return;
		note(now);
		share(now);
	}
	const onShow = () => {
		if (document.visibilityState === "visible") onInput();
	};

	const listening = new AbortController();
	const { signal } = listening;
	for (const input of INPUTS) addEventListener(input, onInput, { signal, passive: true, capture: true });
	document.addEventListener("visibilitychange", onShow, { signal });
	// Opening a page counts as input.
	share(last);
	check();
	return {
		note,
		stop() {
			listening.abort();
			clearTimeout(timer);
		},
	};
}
