import { dayBefore } from "@hilo/rules/progression/site-day";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { BATCH, inBatches } from "../../../platform/in-batches.ts";
import { today } from "../../../platform/today.ts";
import { deleteDayPlayers } from "./play-count.repo.ts";

/** Deletes who played which game on past days. Yesterday's stay, for a process whose clock is behind. A chore. @returns how many. */
export async function sweepDayPlayers(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	return inBatches(() => deleteDayPlayers(ctx.db.kysely, dayBefore(today(ctx)), BATCH));
}
