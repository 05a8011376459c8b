import { vi } from "vitest";

/**
 * Stops the clock that a stage goes by until the end of the test. Returns what lets so many milliseconds pass on it, at once: the stage
 * looks at its clock when its tab comes back.
 */
export function holdClock(): (ms: number) => void {
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => now);
	return (ms) => {
		now += ms;
		document.dispatchEvent(new Event("visibilitychange"));
	};
}
