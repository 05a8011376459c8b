import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";
import { newId } from "../../platform/new-id.ts";

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** Input is noted at most this often, because a moving pointer sends hundreds of events. */
export const NOTE_MS = 5000;

export interface TabMessage {
	readonly tab: string;
	/** A tab opens or comes back; answers that it is there; is left; had input. */
	readonly kind: "hello" | "here" | "bye" | "input";
	/** Epoch ms of the last input that the tab knows of. */
	readonly last: number;
}

/**
 * Calls `onChange` when the player goes away (five minutes without input in all tabs of this browser) and returns.
 * Opening a tab and showing it count as input.
 */
export function watchInput(userId: string, onChange: (isAway: boolean) => void) {
	const tab = newId();
	const others = new Set<string>();
	const channel = new BroadcastChannel(`hilo-tabs ${userId}`);
	let last = Date.now();
	let isAway = false;
	let timer: ReturnType<typeof setTimeout>;

	const say = (kind: TabMessage["kind"]) => channel.postMessage({ tab, kind, last } satisfies TabMessage);
	function check() {
		const remainingMs = last + AWAY_AFTER_MS - Date.now();
		const wasAway = isAway;
		isAway = remainingMs <= 0;
		if (isAway !== wasAway) onChange(isAway);
		if (!isAway) timer = setTimeout(check, remainingMs);
	}
	function note(at: number) {
		last = Math.max(last, at);
		if (isAway) check();
	}
	function noteHere(kind: TabMessage["kind"]) {
		note(Date.now());
		say(kind);
	}
	function onInput() {
		if (Date.now() - last >= NOTE_MS) noteHere("input");
	}

	channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
		if (data.kind === "bye") others.delete(data.tab);
		else others.add(data.tab);
		if (data.kind === "hello") say("here");
		note(data.last);
	};
	const listening = new AbortController();
	const { signal } = listening;
	for (const input of INPUTS) addEventListener(input, onInput, { signal, passive: true, capture: true });
	document.addEventListener("visibilitychange", () => document.hidden || onInput(), { signal });
	addEventListener("pagehide", () => say("bye"), { signal });
	addEventListener("pageshow", () => noteHere("hello"), { signal });
	say("hello");
	check();
	return {
		/** Whether no other tab of the player is known in this browser. */
		isLast: () => others.size === 0,
		stop() {
			listening.abort();
			say("bye");
			channel.close();
			clearTimeout(timer);
		},
	};
}
