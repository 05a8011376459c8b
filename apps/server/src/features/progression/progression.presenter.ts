import type { EarnedBadgeRow } from "@hilo/db/tables";
import { GAME_KEYS } from "@hilo/rules/play/games";
import { BADGES, type BadgeId } from "@hilo/rules/progression/badges";
import { scoreTable } from "@hilo/rules/progression/scores";
import { z } from "zod";
import { isoTime } from "../../platform/iso-time.ts";
import type { CataloguedBadge } from "./badge-catalogue.ts";
import type { Progress } from "./read-progress.ts";
import type { Earned } from "./record-run.ts";

const count = z.int().min(0);

const highScore = z
	.object({ highScore: count, selectedFeature: z.string().optional(), verified: z.boolean() })
	.meta({ id: "StoredScore" });

const dailyChallenges = z
	.object({
		classicGamePlayed: z.boolean(),
		customGamePlayed: z.boolean(),
		friendInvited: z.boolean(),
		streak: count,
	})
	.meta({ id: "DailyChallenges" });

export const gamesAnswer = z
	.object({
		...(Object.fromEntries(GAME_KEYS.map((key) => [key, highScore])) as Record<
			(typeof GAME_KEYS)[number],
			typeof highScore
		>),
		dailyChallenges,
	})
	.meta({ id: "Games" });

/** The documented name of a label is `selectedFeature`. */
export function documentedGames({ scores, dailyTasks }: Pick<Progress, "scores" | "dailyTasks">) {
	const games = scoreTable((key) => {
		const { label, ...score } = scores[key];
		return label === undefined ? score : { ...score, selectedFeature: label };
	});
	return { ...games, dailyChallenges: dailyTasks };
}

export const badgeAnswer = z
	.object({
		id: z.string(),
		name: z.string(),
		description: z.string(),
		imageUrl: z.string(),
		earnedAt: z.iso.datetime(),
	})
	.meta({ id: "Badge" });

export function presentBadge({ badge_id: id, earned_at }: Pick<EarnedBadgeRow, "badge_id" | "earned_at">) {
	const { name, description } = BADGES[id];
	return {
		id,
		name,
		description,
		imageUrl: imageUrl(id),
		earnedAt: isoTime(earned_at),
	};
}

export function presentEarned({ badges, ...daily }: Earned) {
	return { badges: badges.map(({ id, at }) => presentBadge({ badge_id: id, earned_at: at })), ...daily };
}

export function presentCataloguedBadge({ earnedAt, ...badge }: CataloguedBadge) {
	return {
		...badge,
		imageUrl: imageUrl(badge.id),
		earnedAt: isoTime(earnedAt),
	};
}

function imageUrl(id: BadgeId): string {
	return `/badges/${id}.svg`;
}
