import { vi } from "vitest";

/**
 * Holds back what the page would do after so many milliseconds, or every so many, until the end of the test. Returns what lets it happen
 * once, and says how many timers that were. Vitest's fake timers don't hold: they go on whenever a test waits for something.
 */
export function holdTimers(kind: "setTimeout" | "setInterval", ms: number): () => number {
	const stop = kind === "setTimeout" ? "clearTimeout" : "clearInterval";
	const start = window[kind].bind(window);
	const end = window[stop].bind(window);
	const held = new Map<unknown, () => void>();
	let last = 0;
	vi.spyOn(window, kind).mockImplementation(((handler: TimerHandler, after?: number, ...rest: unknown[]) => {
		if (after !== ms || typeof handler !== "function") return start(handler, after, ...rest);
		// No timer of the browser's has such a number.
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
