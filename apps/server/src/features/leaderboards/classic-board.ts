import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import type { Ctx } from "../../platform/context.ts";
import type { ClassicRow } from "./classic-row.ts";

export async function classicBoard(
	ctx: Pick<Ctx, "boards">,
	input: PeriodBoardInput,
	limit = BOARD_ROWS,
): Promise<ClassicRow[]> {
	const { rows } = await ctx.boards.get(input);
	return rows.slice(0, limit);
}
