import { DAY_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../platform/context.ts";
import { deleteOld } from "../../platform/in-batches.ts";

/** The moves of runs are kept as long. The players' records against each other stay. */
const DUEL_RETENTION_MS = 90 * DAY_MS;

/** Deletes duels over 90 days old; a scheduled job then deletes their pools. @returns how many. */
export async function deleteOldDuels(ctx: OperatorCtx): Promise<number> {
	const before = ctx.clock.now() - DUEL_RETENTION_MS;
	return deleteOld(ctx.db.kysely, "duels", { column: "created_at", key: ["id"], before });
}
