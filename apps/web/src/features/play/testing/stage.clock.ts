import { vi } from "vitest";

/**
 * Stops the stage's clock for this test, and returns the function that advances it.
 * The stage rereads its clock when its tab becomes visible.
 */
export function holdClock(): (ms: number) => void {
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => now);
	return (ms) => {
		now += ms;
		document.dispatchEvent(new Event("visibilitychange"));
	};
}
