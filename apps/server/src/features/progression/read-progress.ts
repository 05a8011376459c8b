import type { EarnedBadgeRow, Queries } from "@hilo/db/tables";
import { type DailyTasks, tasksOn } from "@hilo/rules/progression/daily-tasks";
import type { RightAnswers } from "@hilo/rules/progression/levels";
import { type ScoreTable, scoreTable } from "@hilo/rules/progression/scores";
import type { Platform } from "../../platform/platform.ts";
import { today } from "../../platform/today.ts";
import { readRightAnswers } from "./answer-counts.ts";
import { findBadges, findDailyRecord } from "./progression.repo.ts";
import { findScores } from "./scores.repo.ts";

export interface Progress {
	readonly scores: ScoreTable;
	readonly dailyTasks: DailyTasks;
	readonly badges: readonly EarnedBadgeRow[];
	readonly rightAnswers: RightAnswers;
}

/** The caller checks access to the user's data. */
export async function readProgress(ctx: Platform, db: Queries, userId: string): Promise<Progress> {
	const [scores, record, badges, rightAnswers] = await Promise.all([
		readScores(db, userId),
		findDailyRecord(db, userId),
		findBadges(db, userId),
		readRightAnswers(db, userId),
	]);
	return { scores, dailyTasks: tasksOn(today(ctx), record), badges, rightAnswers };
}

/** Days in a row with all daily tasks. The caller checks access to the user's data. */
export async function readTaskStreak(ctx: Platform, db: Queries, userId: string): Promise<number> {
	return tasksOn(today(ctx), await findDailyRecord(db, userId)).streak;
}

/** All 13 keys; 0 without a score. */
export async function readScores(db: Queries, userId: string): Promise<ScoreTable> {
	const rows = new Map((await findScores(db, userId)).map((row) => [row.game_key, row]));
	return scoreTable((key) => {
		const row = rows.get(key);
		const label = row?.label ? { label: row.label } : {};
		return { highScore: row?.score ?? 0, ...label, verified: row?.verified === 1 };
	});
}
