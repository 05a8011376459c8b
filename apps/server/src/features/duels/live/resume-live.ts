import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartLiveClocks } from "./live.repo.ts";

/** Restarts open rounds after maintenance, as `resumeRuns` does. @param now when the site opens, epoch ms. */
export async function resumeLive(tx: Tx, now: number): Promise<void> {
	await restartLiveClocks(tx, now + RESUME_MS);
}
