import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartClocks } from "./left-sides.repo.ts";

/** Restarts open rounds after maintenance, as `resumeRuns` does. @param now when the site opens, epoch ms. */
export async function resumeDuels(tx: Tx, now: number): Promise<void> {
	await restartClocks(tx, now + RESUME_MS);
}
