import { setTimeout } from "node:timers/promises";

/** How long we wait for another process to end its write, in ms. */
const LIMIT_MS = 5_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

/** Kept from the start, so that a test with fake timers waits all the same. */
const sleep = setTimeout;

/** Whether another process has the database locked. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

/**
 * Gives what `attempt` gives, trying again for five seconds while another process has the database locked. SQLite's own
 * waiting would stop the whole process, and with it whatever the other side may be waiting for.
 */
export async function whenNotBusy<T>(attempt: () => T): Promise<T> {
	const deadline = Date.now() + LIMIT_MS;
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
		try {
			return attempt();
		} catch (error) {
			if (!isBusy(error) || Date.now() > deadline) throw error;
			await sleep(pause);
		}
	}
}
