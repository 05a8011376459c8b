import { expect } from "vitest";
import { LIVE_AFTER_MS } from "../shell/live-slot.tsx";
import { holdTimers } from "./hold-timers.ts";
import { openStreams } from "./live.ts";

/**
 * Live updates are fetched a second after the page, and open one stream. Called before the page is rendered; returns what lets them come
 * without that second, and waits for the stream.
 */
export function holdLive(): () => Promise<void> {
	const begin = holdTimers("setTimeout", LIVE_AFTER_MS);
	return async () => {
		await expect.poll(begin).toBe(1);
		await expect.poll(() => openStreams().length).toBe(1);
	};
}
