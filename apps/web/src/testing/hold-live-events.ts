import { expect } from "vitest";
import { LIVE_EVENTS_AFTER_MS } from "../shell/player-parts.tsx";
import { holdTimers } from "./hold-timers.ts";
import { openStreams } from "./live-streams.ts";

/**
 * Skips the delay before live updates are loaded. Call it before rendering; the returned function loads them
 * and waits until their stream is open.
 */
export function holdLiveEvents(): () => Promise<void> {
	const begin = holdTimers("setTimeout", LIVE_EVENTS_AFTER_MS);
	return async () => {
		await expect.poll(begin).toBe(1);
		await expect.poll(() => openStreams().length).toBe(1);
	};
}
