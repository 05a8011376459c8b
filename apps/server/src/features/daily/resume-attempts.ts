import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartAttemptClocks } from "./attempts.repo.ts";

/** `now`: when the site opens, epoch ms. */
export async function resumeAttempts(tx: Tx, now: number): Promise<void> {
	await restartAttemptClocks(tx, { now, at: now + RESUME_MS });
}
