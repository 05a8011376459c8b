import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { deleteOlder } from "./notifications.repo.ts";
import { deleteEndedLeases } from "./watchers.repo.ts";

/** How long support's notifications are kept. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Deletes notifications of half a year ago, and forgets who looked at tickets earlier. A chore. @returns how many notifications. */
export async function sweepSupport(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const now = ctx.clock.now();
	await deleteEndedLeases(ctx.db.kysely, now);
	return inBatches(() => deleteOlder(ctx.db.kysely, now - KEPT_MS, BATCH));
}
