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

/** The player's high scores by game key, and today's challenges among them. */
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

const friend = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string().nullable(),
		unreadMessages: count,
		addedAt: z.iso.datetime(),
	})
	.meta({ id: "Friend" });

const friendRequest = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string().nullable(),
		requestedAt: z.iso.datetime(),
	})
	.meta({ id: "FriendRequest" });

/** Oneself (contract.md: `User`). */
export const userAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		email: z.string(),
		avatarUrl: z.string().nullable(),
		isCustomAvatar: z.boolean(),
		createdAt: z.iso.datetime(),
		isAdmin: z.boolean(),
		xp: count,
		level: z.int().min(1),
		badges: z.array(badgeAnswer),
		friends: z.array(friend),
		friendRequests: z.array(friendRequest),
		totalUnreadMessages: count,
		games: gamesAnswer,
		gameStats: z.object({ gamesPlayed: count, perfectStreak: count, comebacks: count, fastAnswers: count }),
	})
	.meta({ id: "User" });
