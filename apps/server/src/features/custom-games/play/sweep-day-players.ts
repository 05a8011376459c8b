import { dayBefore } from "@hilo/rules/progression/site-day";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { BATCH, inBatches } from "../../../platform/in-batches.ts";
import { today } from "../../../platform/today.ts";
import { deleteDayPlayers } from "./play-count.repo.ts";

/** Keeps yesterday's rows, because by another process's clock it may still be yesterday. */
export async function sweepDayPlayers(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	return inBatches(() => deleteDayPlayers(ctx.db.kysely, dayBefore(today(ctx)), BATCH));
}
