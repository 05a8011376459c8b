import { PASSING_PERIODS, startOf } from "@hilo/rules/leaderboards/periods";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { today } from "../../platform/today.ts";
import { deletePeriodScores } from "./period-scores.repo.ts";

/**
 * Deletes the scores of periods that began before the present month and week did: no board shows them any more. A chore.
 *
 * @returns how many.
 */
export async function deletePastPeriods(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const [earliest = ""] = PASSING_PERIODS.map((period) => startOf(period, today(ctx))).sort();
	return inBatches(() => deletePeriodScores(ctx.db.kysely, earliest, BATCH));
}
