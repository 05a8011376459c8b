import { z } from "zod";
import { listedGameAnswer } from "../custom-games/custom-games.answers.ts";
import { badgeAnswer } from "../progression/progression.answers.ts";

const count = z.int().min(0);

const scoreOnly = z.object({ highScore: count });

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
		publicGames: z.array(listedGameAnswer),
	})
	.meta({ id: "PublicProfile" });

export const foundAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		isFriend: z.boolean(),
		hasSentRequest: z.boolean(),
	})
	.meta({ id: "FoundUser" });
