import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { restartClocks } from "./left-sides.repo.ts";

/** Lets ghost duels go on that waited while the site was closed, as `resumeRuns` does with runs. @param now when the site opens, epoch ms. */
export async function resumeDuels(tx: Tx, now: number): Promise<void> {
	await restartClocks(tx, now + RESUME_MS);
}
