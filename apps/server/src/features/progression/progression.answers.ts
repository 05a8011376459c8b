import { GAME_KEYS } from "@hilo/rules/play/games";
import { z } from "zod";

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

export const badgeAnswer = z
	.object({
		id: z.string(),
		name: z.string(),
		description: z.string(),
		imageUrl: z.string(),
		earnedAt: z.iso.datetime(),
	})
	.meta({ id: "Badge" });
