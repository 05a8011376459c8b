import { searchUsersInput, updateProfileInput, userIdInput } from "@hilo/rules/profiles/profiles.schema";
import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { listedGameAnswer } from "../custom-games/custom-games.answers.ts";
import { documentedUser, ownRecordAnswer } from "../me/me.presenter.ts";
import { badgeAnswer } from "../progression/progression.presenter.ts";
import { presentDocumentedFound, presentDocumentedProfile } from "./profiles.presenter.ts";
import { publicProfile } from "./public-profile.ts";
import { rename } from "./rename.ts";
import { searchUsers } from "./search-users.ts";

const count = z.int().min(0);

const scoreOnly = z.object({ highScore: count });

const profileAnswer = z
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

const foundAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		isFriend: z.boolean(),
		hasSentRequest: z.boolean(),
	})
	.meta({ id: "FoundUser" });

export const profilesRows = [
	restRow({
		method: "patch",
		path: "/user/profile",
		scope: "social",
		aliases: ["/api/user/profile"],
		summary: "Changes the caller's username",
		access: "player",
		input: updateProfileInput,
		errors: [
			"accounts/username-empty",
			"accounts/username-length",
			"accounts/username-characters",
			"accounts/username-reserved",
			"accounts/username-taken",
		],
		answer: ownRecordAnswer,
		handle: async (ctx, input) => ({ user: await documentedUser(ctx, await rename(ctx, input)) }),
	}),
	restRow({
		method: "get",
		path: "/user/search",
		scope: "read",
		summary: "Finds users by a part of their names",
		access: "player",
		input: searchUsersInput,
		errors: ["accounts/search-too-long", "accounts/too-many-searches"],
		answer: z.array(foundAnswer),
		handle: async (ctx, input) => (await searchUsers(ctx, input)).map(presentDocumentedFound),
	}),
	restRow({
		method: "get",
		path: "/user/profile/:userId",
		isLarge: true,
		scope: "any",
		summary: "A player's public profile",
		access: "visitor",
		input: userIdInput,
		errors: ["accounts/user-not-found"],
		answer: profileAnswer,
		handle: async (ctx, input) => presentDocumentedProfile(ctx, await publicProfile(ctx, input)),
	}),
];
