import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import type { OpenRuns } from "./run-kind.ts";

/** Restarts open rounds once pages have had time to notice. @param now when the site opens, epoch ms. */
export async function resumeRuns(tx: Tx, kinds: readonly OpenRuns<unknown>[], now: number): Promise<void> {
	for (const kind of kinds) await kind.restartClocks(tx, { now, at: now + RESUME_MS });
}
