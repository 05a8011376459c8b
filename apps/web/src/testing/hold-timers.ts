import { vi } from "vitest";

/** Browser timers are never negative. */
let last = 0;

type IsHeld = (ms: number) => boolean;

/** For `holdTimers`: a poll's interval plus or minus a tenth. */
export const about =
	(interval: number): IsHeld =>
	(ms) =>
		ms >= interval * 0.9 && ms <= interval * 1.1;

/**
 * Stops the page's timers of this length in the test. Returns a function that runs and counts them.
 * Vitest's fake timers are no substitute: they advance whenever a test waits.
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

/** Returns the browser's function, or what another call of `holdTimers` has replaced it with. */
function beforeThis<Name extends "setTimeout" | "setInterval" | "clearTimeout" | "clearInterval">(
	name: Name,
) {
	const now = window[name];
	return (vi.isMockFunction(now) && now.getMockImplementation()) || now.bind(window);
}
