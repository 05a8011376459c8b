import {
	ALL_TASKS_BONUS_XP,
	DAILY_TASK_XP,
	DAILY_TASKS,
	type DailyTask,
	tasksOn,
} from "@hilo/rules/progression/daily-tasks";
import { levelOf, xpOfLevel } from "@hilo/rules/progression/levels";
import { msToMidnight } from "@hilo/rules/progression/site-day";
import type { PlayerCtx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { findDailyRecord, findStatistics } from "./progression.repo.ts";

export interface Today {
	readonly challenges: readonly {
		readonly id: DailyTask;
		readonly xp: number;
		readonly done: boolean;
	}[];
	/** For all tasks on one day. */
	readonly bonusXp: number;
	/** Until the tasks are reset. */
	readonly msToMidnight: number;
	/** Days in a row with all tasks done. */
	readonly streak: number;
	readonly xp: number;
	readonly level: number;
	/** The XP at which this level and the next one start. */
	readonly levelXp: number;
	readonly nextLevelXp: number;
}

export async function todaysTasks(ctx: PlayerCtx): Promise<Today> {
	const player = ctx.actor;
	const { streak, ...done } = tasksOn(today(ctx), await findDailyRecord(ctx.db.kysely, player.id));
	const { xp } = await findStatistics(ctx.db.kysely, player.id);
	const level = levelOf(xp);
	return {
		challenges: DAILY_TASKS.map((id) => ({ id, xp: DAILY_TASK_XP[id], done: done[id] })),
		bonusXp: ALL_TASKS_BONUS_XP,
		msToMidnight: msToMidnight(ctx.clock.now(), ctx.settings.siteTimeZone),
		streak,
		xp,
		level,
		levelXp: xpOfLevel(level),
		nextLevelXp: xpOfLevel(level + 1),
	};
}
