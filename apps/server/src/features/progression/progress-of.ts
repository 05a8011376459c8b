import type { Queries } from "@hilo/db/queries";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import { challengesOn, type DailyChallenges } from "@hilo/rules/progression/daily-challenges";
import { type ScoreTable, scoreTable } from "@hilo/rules/progression/scores";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { findBadges } from "./badges.repo.ts";
import { findDailyRecord } from "./daily.repo.ts";
import { findScores } from "./progression.repo.ts";

/** A player's scores, badges and daily challenges. */
export interface Progress {
	readonly scores: ScoreTable;
	readonly dailyChallenges: DailyChallenges;
	readonly badges: readonly EarnedBadgeRow[];
}

/** A user's scores, badges and how today's challenges stand. For callers who may see that user's record. */
export async function progressOf(
	ctx: Pick<Ctx, "clock" | "settings">,
	db: Queries,
	userId: string,
): Promise<Progress> {
	const [scores, record, badges] = await Promise.all([
		scoresOf(db, userId),
		findDailyRecord(db, userId),
		findBadges(db, userId),
	]);
	return { scores, dailyChallenges: challengesOn(today(ctx), record), badges };
}

/** The user's high score in each of the 13 keys, 0 where there is none. */
export async function scoresOf(db: Queries, userId: string): Promise<ScoreTable> {
	const rows = new Map((await findScores(db, userId)).map((row) => [row.game_key, row]));
	return scoreTable((key) => {
		const row = rows.get(key);
		const feature = row?.selected_feature ? { selectedFeature: row.selected_feature } : {};
		return { highScore: row?.score ?? 0, ...feature, verified: row?.verified === 1 };
	});
}
