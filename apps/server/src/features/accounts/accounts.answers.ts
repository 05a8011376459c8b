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
		avatarUrl: z.string(),
		unreadMessages: count,
		addedAt: z.iso.datetime(),
	})
	.meta({ id: "Friend" });

const friendRequest = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		requestedAt: z.iso.datetime(),
	})
	.meta({ id: "FriendRequest" });

/** Oneself (contract.md: `User`). */
export const userAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		email: z.string(),
		avatarUrl: z.string(),
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

const scoreOnly = z.object({ highScore: count });

/** A custom game in a list (contract.md: `Game`). */
const listedGame = z
	.object({
		_id: z.string(),
		name: z.string(),
		description: z.string(),
		valueLabel: z.string(),
		creatorId: z.string(),
		creatorName: z.string(),
		privacyLevel: z.enum(["private", "invite_only", "public", "featured"]),
		timerSeconds: count,
		playCount: count,
		itemCount: count,
		shareableLink: z.string().nullable(),
		createdAt: z.iso.datetime(),
		updatedAt: z.iso.datetime(),
	})
	.meta({ id: "ListedGame" });

/** Somebody as everyone sees them (contract.md: `PublicProfile`). */
export const profileAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		memberSince: z.iso.datetime(),
		gameStats: z.object({ perfectStreak: count }),
		badges: z.array(badgeAnswer),
		games: z.object({
			githubGame: scoreOnly,
			redditGame: scoreOnly,
			countryGame: scoreOnly,
			movieGame: scoreOnly,
			musicGame: scoreOnly,
			wealthGame: scoreOnly,
		}),
		publicGames: z.array(listedGame),
	})
	.meta({ id: "PublicProfile" });

/** Somebody whom a search found. */
export const foundAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		isFriend: z.boolean(),
		hasSentRequest: z.boolean(),
	})
	.meta({ id: "FoundUser" });
