import { expect } from "vitest";
import { LIVE_AFTER_MS } from "../shell/live.tsx";
import { holdTimers } from "./hold-timers.ts";
import { openStreams } from "./live.ts";

/**
 * Skips the delay before live updates are loaded. Call it before rendering; the returned function loads them
 * and waits until their stream is open.
 */
export function holdLive(): () => Promise<void> {
	const begin = holdTimers("setTimeout", LIVE_AFTER_MS);
	return async () => {
		await expect.poll(begin).toBe(1);
		await expect.poll(() => openStreams().length).toBe(1);
	};
}
