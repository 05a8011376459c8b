import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import type { Ctx } from "../../platform/context.ts";
import { type Face, faceOf } from "../users/face.ts";
import { boardName } from "./board-name.ts";
import { findTopScores } from "./leaderboards.repo.ts";

export interface ClassicRow extends Face {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The label of the filter that was played; "Classic" where none. */
	readonly selectedFeature: string;
	readonly verified: boolean;
}

/** What stands where a row names no filter. */
export const NO_FEATURE = "Classic";

/** The ten best players of a game, ever or of this week or month. Anyone may see it (D10). */
export async function classicBoard(
	ctx: Pick<Ctx, "db" | "clock" | "settings">,
	input: PeriodBoardInput,
	limit = BOARD_ROWS,
): Promise<ClassicRow[]> {
	const rows = await findTopScores(ctx.db.kysely, boardName(ctx, input), limit);
	return rows.map((row, index) => ({
		rank: index + 1,
		userId: row.user_id,
		username: row.username,
		...faceOf(row),
		score: row.score,
		selectedFeature: row.selected_feature ?? NO_FEATURE,
		verified: row.verified === 1,
	}));
}
