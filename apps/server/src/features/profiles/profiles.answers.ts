import { z } from "zod";
import { badgeAnswer } from "../progression/progression.answers.ts";

const count = z.int().min(0);

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
