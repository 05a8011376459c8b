import { BOARD_ROWS, startOf } from "@hilo/rules/leaderboards/boards";
import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { today } from "../../platform/today.ts";
import type { ClassicRow } from "./leaderboards.presenter.ts";
import type { BoardId } from "./leaderboards.repo.ts";

export async function classicBoard(
	ctx: Pick<Ctx, "boards">,
	input: PeriodBoardInput,
	limit = BOARD_ROWS,
): Promise<ClassicRow[]> {
	return (await ctx.boards.get(input)).slice(0, limit);
}

/** The week or month of today in the site's time zone. */
export function boardIdOf(ctx: Platform, { key, period }: PeriodBoardInput): BoardId {
	const timeRange = period === "all" ? null : { period, starts: startOf(period, today(ctx)) };
	return { gameKey: key, timeRange };
}
