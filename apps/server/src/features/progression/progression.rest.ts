import { dailyChallengeInput } from "@hilo/rules/progression/daily-challenge.schema";
import { updateScoreInput } from "@hilo/rules/progression/update-score.schema";
import { z } from "zod";
import { restRow } from "../../http/rest-row.ts";
import { badgeAnswer, gamesAnswer, userAnswer } from "../accounts/accounts.answers.ts";
import { presentUser } from "../accounts/accounts.presenter.ts";
import { currentUser } from "../accounts/current-user.ts";
import { checkBadges } from "./check-badges.ts";
import { presentBadge } from "./progression.presenter.ts";
import { updateDailyChallenge } from "./update-daily-challenge.ts";
import { updateScore } from "./update-score.ts";

const what = { method: "post", access: "player" } as const;

export const progressionRows = [
	restRow({
		...what,
		path: "/user/check-badges",
		summary: "Evaluates one's badges and announces the new ones",
		answer: z.object({ newBadges: z.array(badgeAnswer), badges: z.array(badgeAnswer) }),
		handle: async (ctx) => {
			const { newBadges, badges } = await checkBadges(ctx);
			return { newBadges: newBadges.map(presentBadge), badges: badges.map(presentBadge) };
		},
	}),
	restRow({
		...what,
		path: "/user/update-score",
		summary: "Claims a score, which stays unverified",
		input: updateScoreInput,
		answer: z.object({ games: gamesAnswer, newBadges: z.array(badgeAnswer) }),
		handle: async (ctx, input) => {
			const { progress, newBadges } = await updateScore(ctx, input);
			const games = { ...progress.scores, dailyChallenges: progress.dailyChallenges };
			return { games, newBadges: newBadges.map(presentBadge) };
		},
	}),
	restRow({
		...what,
		path: "/user/update-daily-challenge",
		summary: "Claims one of today's challenges",
		input: dailyChallengeInput,
		answer: z.object({ user: userAnswer }),
		handle: async (ctx, input) => {
			await updateDailyChallenge(ctx, input);
			return { user: presentUser(await currentUser(ctx)) };
		},
	}),
];
