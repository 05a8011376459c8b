import { afterEach, beforeEach, vi } from "vitest";

/**
 * Lets nothing happen every few seconds by itself, as the look at one's own record does: what a test sees then comes of what it did.
 * A test lets that time pass with `vi.advanceTimersByTime`.
 */
export function stopPolling(): void {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});
}
