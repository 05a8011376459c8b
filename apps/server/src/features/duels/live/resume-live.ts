import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartLiveClocks } from "./live.repo.ts";

/** Lets the live duels go on that waited while the site was closed, as `resumeRuns` does with runs. @param now when the site opens, epoch ms. */
export async function resumeLive(tx: Tx, now: number): Promise<void> {
	await restartLiveClocks(tx, now + RESUME_MS);
}
