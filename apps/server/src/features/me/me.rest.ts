import { dailyChallengeInput } from "@hilo/rules/progression/progression.schema";
import { restRow } from "../../platform/rest/rest-row.ts";
import { updateDailyChallenge } from "../progression/complete-daily-task.ts";
import { currentUser } from "./current-user.ts";
import { ownRecordAnswer as answer, documentedUser } from "./me.presenter.ts";

export const meRows = [
	restRow({
		method: "get",
		path: "/user/me",
		isLarge: true,
		scope: "read",
		summary: "The caller's account",
		access: "player",
		answer,
		openInMaintenance: true,
		etag: true,
		handle: async (ctx) => ({ user: await documentedUser(ctx, await currentUser(ctx)) }),
	}),
	// Here rather than in progression, because it answers with the player's own record.
	restRow({
		method: "post",
		path: "/user/update-daily-challenge",
		scope: "play",
		summary: "Claims one of today's challenges",
		access: "player",
		input: dailyChallengeInput,
		errors: ["progression/challenge-unknown", "progression/unverified-refused"],
		answer,
		handle: async (ctx, input) => {
			await updateDailyChallenge(ctx, input);
			return { user: await documentedUser(ctx, await currentUser(ctx)) };
		},
	}),
];
