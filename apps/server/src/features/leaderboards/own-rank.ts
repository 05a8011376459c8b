import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { boardName } from "./board-name.ts";
import { NO_FEATURE } from "./classic-row.ts";
import { findOwnScore, findPlaceCounts } from "./ranks.repo.ts";

export interface OwnRank {
	/** 1 is the best. */
	readonly rank: number;
	/** Number of players on the board. */
	readonly of: number;
	readonly score: number;
	readonly selectedFeature: string;
	readonly verified: boolean;
}

/** Null where the player has no score. @throws AppError 401. */
export async function ownRank(
	ctx: Pick<Ctx, "actor" | "db" | "clock" | "settings">,
	input: PeriodBoardInput,
): Promise<OwnRank | null> {
	const { id } = requirePlayer(ctx);
	const db = ctx.db.kysely;
	const board = boardName(ctx, input);
	const row = await findOwnScore(db, board, id);
	if (!row) return null;
	const { before, all } = await findPlaceCounts(db, board, row);
	return {
		rank: before + 1,
		of: Math.max(all, before + 1),
		score: row.score,
		selectedFeature: row.selected_feature ?? NO_FEATURE,
		verified: row.verified === 1,
	};
}
