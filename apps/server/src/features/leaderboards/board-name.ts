import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { startOf } from "@hilo/rules/leaderboards/periods";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import type { BoardName } from "./leaderboards.repo.ts";

/** The week or month of today in the site's time zone. */
export function boardName(
	ctx: Pick<Ctx, "clock" | "settings">,
	{ key, period }: PeriodBoardInput,
): BoardName {
	const within = period === "all" ? null : { period, starts: startOf(period, today(ctx)) };
	return { gameKey: key, within };
}
