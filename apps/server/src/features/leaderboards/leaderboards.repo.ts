import type { Queries } from "@hilo/db/queries";
import type { LimitedPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { IS_VISIBLE } from "../users/visible-users.ts";

export interface BoardId {
	readonly gameKey: GameKey;
	/** Null: of all times. */
	readonly timeRange: { readonly period: LimitedPeriod; readonly starts: Day } | null;
}

export type BoardRow = Awaited<ReturnType<typeof findTopScores>>[number];

/** Score, verified first, then the earlier. Reads from an index in that order, however many players there are. */
export function findTopScores(db: Queries, { gameKey, timeRange }: BoardId, limit: number) {
	if (timeRange)
		return db
			.selectFrom("period_scores")
			.innerJoin("users", "users.id", "period_scores.user_id")
			.select([
				"period_scores.user_id",
				"users.username",
				"users.avatar_url",
				"period_scores.score",
				"period_scores.selected_feature",
				"period_scores.verified",
			])
			.where("period_scores.game_key", "=", gameKey)
			.where("period_scores.period", "=", timeRange.period)
			.where("period_scores.starts", "=", timeRange.starts)
			.where(IS_VISIBLE)
			.orderBy("period_scores.score", "desc")
			.orderBy("period_scores.verified", "desc")
			.orderBy("period_scores.achieved_at")
			.orderBy("period_scores.user_id")
			.limit(limit)
			.execute();
	return db
		.selectFrom("high_scores")
		.innerJoin("users", "users.id", "high_scores.user_id")
		.select([
			"high_scores.user_id",
			"users.username",
			"users.avatar_url",
			"high_scores.score",
			"high_scores.selected_feature",
			"high_scores.verified",
		])
		.where("high_scores.game_key", "=", gameKey)
		.where(IS_VISIBLE)
		.orderBy("high_scores.score", "desc")
		.orderBy("high_scores.verified", "desc")
		.orderBy("high_scores.achieved_at")
		.orderBy("high_scores.user_id")
		.limit(limit)
		.execute();
}
