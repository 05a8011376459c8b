import { PASSING_PERIODS, startOf } from "@hilo/rules/leaderboards/periods";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { today } from "../../platform/today.ts";
import { deletePeriodScores } from "./period-scores.repo.ts";

/** Background job: deletes the scores of past weeks and months, which no board shows. @returns how many. */
export async function deletePastPeriods(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const [earliest = ""] = PASSING_PERIODS.map((period) => startOf(period, today(ctx))).sort();
	return inBatches(() => deletePeriodScores(ctx.db.kysely, earliest, BATCH));
}
