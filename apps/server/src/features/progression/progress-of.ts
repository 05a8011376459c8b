import type { Queries } from "@hilo/db/queries";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import { type DailyTasks, tasksOn } from "@hilo/rules/progression/daily-tasks";
import type { RightAnswers } from "@hilo/rules/progression/mastery";
import { type ScoreTable, scoreTable } from "@hilo/rules/progression/scores";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { findBadges } from "./badges.repo.ts";
import { findDailyRecord } from "./daily-tasks.repo.ts";
import { masteryOfUser } from "./mastery.ts";
import { findScores } from "./progression.repo.ts";

export interface Progress {
	readonly scores: ScoreTable;
	readonly dailyTasks: DailyTasks;
	readonly badges: readonly EarnedBadgeRow[];
	readonly mastery: RightAnswers;
}

/** The caller checks access to the user's data. */
export async function progressOf(
	ctx: Pick<Ctx, "clock" | "settings">,
	db: Queries,
	userId: string,
): Promise<Progress> {
	const [scores, record, badges, mastery] = await Promise.all([
		scoresOf(db, userId),
		findDailyRecord(db, userId),
		findBadges(db, userId),
		masteryOfUser(db, userId),
	]);
	return { scores, dailyTasks: tasksOn(today(ctx), record), badges, mastery };
}

/** All 13 keys; 0 without a score. */
export async function scoresOf(db: Queries, userId: string): Promise<ScoreTable> {
	const rows = new Map((await findScores(db, userId)).map((row) => [row.game_key, row]));
	return scoreTable((key) => {
		const row = rows.get(key);
		const feature = row?.selected_feature ? { selectedFeature: row.selected_feature } : {};
		return { highScore: row?.score ?? 0, ...feature, verified: row?.verified === 1 };
	});
}
