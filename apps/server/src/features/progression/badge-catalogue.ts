import {
	BADGE_IDS,
	BADGES,
	type BadgeId,
	type BadgeInput,
	badgeProgress,
} from "@hilo/rules/progression/badges";
import type { PlayerCtx } from "../../platform/context.ts";
import { findStatistics } from "./progression.repo.ts";
import { readProgress } from "./read-progress.ts";

export interface CataloguedBadge {
	readonly id: BadgeId;
	readonly name: string;
	readonly description: string;
	/** The value of `progress` that earns the badge. */
	readonly goal: number;
	readonly progress: number;
	/** Epoch milliseconds; null until it is earned. */
	readonly earnedAt: number | null;
}

export async function badgeCatalogue(ctx: PlayerCtx): Promise<CataloguedBadge[]> {
	const player = ctx.actor;
	const { scores, dailyTasks, badges } = await readProgress(ctx, ctx.db.kysely, player.id);
	const input: BadgeInput = {
		stats: await findStatistics(ctx.db.kysely, player.id),
		dailyStreak: dailyTasks.streak,
		highScores: scores,
	};
	const earnedAt = new Map(badges.map((badge) => [badge.badge_id, badge.earned_at]));
	return BADGE_IDS.map((id) => {
		const { name, description, goal } = BADGES[id];
		const progress = badgeProgress(id, input, earnedAt.has(id));
		return { id, name, description, goal, progress, earnedAt: earnedAt.get(id) ?? null };
	});
}
