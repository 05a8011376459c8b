import { searchUsersInput, userIdInput } from "@hilo/rules/accounts/profiles.schema";
import { z } from "zod";
import { restRow } from "../../http/rest-row.ts";
import { foundAnswer, profileAnswer } from "./accounts.answers.ts";
import { presentDocumentedFound, presentDocumentedProfile } from "./profiles.presenter.ts";
import { publicProfile } from "./public-profile.ts";
import { searchUsers } from "./search-users.ts";

export const profilesRows = [
	restRow({
		method: "get",
		path: "/user/search",
		summary: "Finds users by a part of their names",
		access: "player",
		input: searchUsersInput,
		answer: z.array(foundAnswer),
		handle: async (ctx, input) => (await searchUsers(ctx, input)).map(presentDocumentedFound),
	}),
	restRow({
		method: "get",
		path: "/user/profile/:userId",
		summary: "Somebody's public profile",
		access: "visitor",
		input: userIdInput,
		answer: profileAnswer,
		handle: async (ctx, input) => presentDocumentedProfile(await publicProfile(ctx, input)),
	}),
];
