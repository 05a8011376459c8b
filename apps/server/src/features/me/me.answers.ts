import { z } from "zod";
import { badgeAnswer, gamesAnswer } from "../progression/progression.answers.ts";

const count = z.int().min(0);

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

/** The signed-in player's own record (contract.md: `User`). */
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

/** The answer of calls that change the player's own record. */
export const ownRecordAnswer = z.object({ user: userAnswer });
