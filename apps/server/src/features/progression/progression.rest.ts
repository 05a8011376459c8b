import { updateScoreInput } from "@hilo/rules/progression/progression.schema";
import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { checkBadges } from "./check-badges.ts";
import { badgeAnswer, documentedGames, gamesAnswer, presentBadge } from "./progression.presenter.ts";
import { updateScore } from "./update-score.ts";

const common = { method: "post", access: "player" } as const;

export const progressionRows = [
	restRow({
		...common,
		path: "/user/check-badges",
		scope: "play",
		summary: "Evaluates the caller's badges and announces the new ones",
		answer: z.object({ newBadges: z.array(badgeAnswer), badges: z.array(badgeAnswer) }),
		handle: async (ctx) => {
			const { newBadges, badges } = await checkBadges(ctx);
			return { newBadges: newBadges.map(presentBadge), badges: badges.map(presentBadge) };
		},
	}),
	restRow({
		...common,
		path: "/user/update-score",
		scope: "play",
		summary: "Reports a score, which stays unverified",
		input: updateScoreInput,
		errors: [
			"play/game-missing",
			"progression/score-invalid",
			"progression/feature-invalid",
			"play/no-such-game",
			"progression/unverified-refused",
		],
		answer: z.object({ games: gamesAnswer, newBadges: z.array(badgeAnswer) }),
		handle: async (ctx, input) => {
			const { progress, newBadges } = await updateScore(ctx, input);
			return { games: documentedGames(progress), newBadges: newBadges.map(presentBadge) };
		},
	}),
];
