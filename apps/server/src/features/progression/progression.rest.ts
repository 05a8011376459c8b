import { noDailyChallenges } from "@hilo/rules/progression/daily-challenges";
import { updateScoreInput } from "@hilo/rules/progression/update-score.schema";
import { z } from "zod";
import { restRow } from "../../http/rest-row.ts";
import { badgeAnswer, gamesAnswer } from "../accounts/accounts.answers.ts";
import { updateScore } from "./update-score.ts";

export const progressionRows = [
	restRow({
		method: "post",
		path: "/user/update-score",
		summary: "Claims a score, which stays unverified",
		access: "player",
		input: updateScoreInput,
		answer: z.object({ games: gamesAnswer, newBadges: z.array(badgeAnswer) }),
		handle: async (ctx, input) => ({
			games: { ...(await updateScore(ctx, input)), dailyChallenges: noDailyChallenges() },
			newBadges: [],
		}),
	}),
];
