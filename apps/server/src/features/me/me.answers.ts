import { z } from "zod";
import { friendAnswer, friendRequestAnswer } from "../friends/friends.answers.ts";
import { badgeAnswer, gamesAnswer } from "../progression/progression.answers.ts";

const count = z.int().min(0);

const userAnswer = z
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
		friends: z.array(friendAnswer),
		friendRequests: z.array(friendRequestAnswer),
		totalUnreadMessages: count,
		games: gamesAnswer,
		gameStats: z.object({ gamesPlayed: count, perfectStreak: count, comebacks: count, fastAnswers: count }),
	})
	.meta({ id: "User" });

export const ownRecordAnswer = z.object({ user: userAnswer });
