import { vi } from "vitest";

/** No timer of the browser's has a number below zero. */
let last = 0;

type IsHeld = (ms: number) => boolean;

/** For `holdTimers`: a poll's interval, which is that give or take a tenth. */
export const about =
	(interval: number): IsHeld =>
	(ms) =>
		ms >= interval * 0.9 && ms <= interval * 1.1;

/**
 * Holds back what the page would do after so many milliseconds, or every so many, until the end of the test. Returns what lets it happen
 * once, and says how many timers that were. Vitest's fake timers don't hold: they go on whenever a test waits for something. Timers
 * of several lengths can be held at once.
 */
export function holdTimers(kind: "setTimeout" | "setInterval", ms: number | IsHeld): () => number {
	const isHeld: IsHeld = typeof ms === "number" ? (after) => after === ms : ms;
	const stop = kind === "setTimeout" ? "clearTimeout" : "clearInterval";
	const start = beforeThis(kind);
	const end = beforeThis(stop);
	const held = new Map<unknown, () => void>();
	vi.spyOn(window, kind).mockImplementation(((handler: TimerHandler, after?: number, ...rest: unknown[]) => {
		if (!isHeld(after ?? 0) || typeof handler !== "function") return start(handler, after, ...rest);
		const id = --last;
		held.set(id, () => handler(...rest));
		return id;
	}) as typeof setTimeout & typeof setInterval);
	vi.spyOn(window, stop).mockImplementation((id) => {
		if (!held.delete(id)) end(id);
	});
	return () => {
		const due = [...held];
		for (const [id, happen] of due) {
			if (kind === "setTimeout") held.delete(id);
			happen();
		}
		return due.length;
	};
}

/** Returns what the name stands for now: the browser's own function, or what another call of `holdTimers` has put in its place. */
function beforeThis<Name extends "setTimeout" | "setInterval" | "clearTimeout" | "clearInterval">(
	name: Name,
) {
	const now = window[name];
	return (vi.isMockFunction(now) && now.getMockImplementation()) || now.bind(window);
}
