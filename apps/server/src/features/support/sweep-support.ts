import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { deleteOlder } from "./notifications.repo.ts";
import { deleteEndedLeases } from "./watchers.repo.ts";

const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Background job: deletes notifications after half a year, and ended leases. @returns how many notifications. */
export async function sweepSupport(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const now = ctx.clock.now();
	await deleteEndedLeases(ctx.db.kysely, now);
	return inBatches(() => deleteOlder(ctx.db.kysely, now - KEPT_MS, BATCH));
}
