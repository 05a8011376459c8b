import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartClocks } from "./play.repo.ts";

/** Restarts open rounds, once pages have had time to notice. @param now when the site opens, epoch ms. */
export async function resumeRuns(tx: Tx, now: number): Promise<void> {
	await restartClocks(tx, now + RESUME_MS);
}
