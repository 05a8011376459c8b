import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import type { Rank } from "../users/rank-among-visible.ts";
import { boardIdOf } from "./classic-board.ts";
import { NO_FILTER } from "./leaderboards.presenter.ts";
import { findRankOf, findScore } from "./leaderboards.repo.ts";

export interface OwnRank extends Rank {
	readonly score: number;
	readonly label: string;
	readonly verified: boolean;
}

/** Null where the player has no score. @throws AppError 401. */
export async function ownRank(
	ctx: Pick<Ctx, "actor" | "clock" | "db" | "settings">,
	input: PeriodBoardInput,
): Promise<OwnRank | null> {
	const { id } = requirePlayer(ctx);
	const board = boardIdOf(ctx, input);
	const own = await findScore(ctx.db.kysely, board, id);
	if (!own) return null;
	return {
		...(await findRankOf(ctx.db.kysely, board, own)),
		score: own.score,
		label: own.label ?? NO_FILTER,
		verified: own.verified === 1,
	};
}
