import { gameInput } from "@hilo/rules/custom-games/custom-games.schema";
import {
	documentedBoardInput,
	gameHistoryInput,
	submitScoreInput,
} from "@hilo/rules/custom-games/custom-play.schema";
import { customOrder } from "@hilo/rules/leaderboards/boards";
import { z } from "zod";
import { restRow } from "../../../platform/rest/rest-row.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { presentListedGame } from "../card.presenter.ts";
import { highScoreAnswer, listedGameAnswer } from "../custom-games.answers.ts";
import { customBoard, presentBest, presentDocumentedRow, presentHighScore } from "./board.ts";
import { countPlay } from "./count-play.ts";
import { submitPlay, submitScore } from "./submit-score.ts";

const bestAnswer = z.object({ score: z.int().min(0) }).meta({ id: "PersonalBest" });

const rowAnswer = z
	.object({
		...highScoreAnswer.shape,
		rank: z.int().min(1),
		efficiency: z.int().min(0).max(100),
		formattedDate: z.iso.date(),
	})
	.meta({ id: "Row" });

const unseen = ["custom-games/not-found", "custom-games/no-access"] as const;
/** `no-access` answers a key that is too long; any other key is ignored. */
const closed = [...unseen, "leaderboards/private", "leaderboards/invite-only"] as const;
const unverified = [...unseen, "custom-games/score-invalid", "progression/unverified-refused"] as const;
/** The key of a link is in the query string, for calls with a body too. */
const byLink = { query: ["key"] } as const;

export const customPlayRows = [
	restRow({
		method: "get",
		path: "/custom-games/:id/high-scores",
		scope: "read",
		summary: "The ten best of a custom game",
		access: "visitor",
		input: gameInput,
		errors: [...closed],
		answer: z.object({ scores: z.array(highScoreAnswer), personalBest: bestAnswer.nullable() }),
		handle: async (ctx, input) => {
			const { rows, personalBest } = await customBoard(ctx, input);
			return { scores: rows.map(presentHighScore), personalBest: presentBest(personalBest) };
		},
	}),
	restRow({
		method: "get",
		path: "/leaderboard/custom-game/:id",
		scope: "read",
		summary: "A custom game's board, by score, time or date",
		access: "visitor",
		input: documentedBoardInput,
		errors: [...closed],
		answer: z.object({
			game: listedGameAnswer,
			leaderboard: z.array(rowAnswer),
			personalBest: bestAnswer.nullable(),
		}),
		handle: async (ctx, { id, sortBy }) => {
			const { game, rows, personalBest } = await customBoard(ctx, { id, order: customOrder(sortBy) });
			return {
				game: presentListedGame(game, (await loadBranding(ctx)).name),
				leaderboard: rows.map(presentDocumentedRow),
				personalBest: presentBest(personalBest),
			};
		},
	}),
	restRow({
		method: "post",
		path: "/leaderboard/submit/:id",
		scope: "play",
		summary: "Reports a score for a custom game's board, where it stays unverified",
		access: "player",
		input: submitScoreInput,
		...byLink,
		errors: [...unverified],
		answer: z.object({ previousScore: z.int().min(0).nullable(), personalBest: bestAnswer }),
		handle: async (ctx, input) => {
			const { before, best } = await submitScore(ctx, input);
			return { previousScore: before || null, personalBest: { score: best } };
		},
	}),
	restRow({
		method: "post",
		path: "/custom-games/game-history",
		scope: "play",
		summary: "Reports a play of a custom game for the player's own record",
		access: "player",
		input: gameHistoryInput,
		...byLink,
		errors: [...unverified, "play/game-missing", "play/no-such-game"],
		answer: z.object({ personalBest: bestAnswer }),
		handle: async (ctx, input) => {
			const { best } = await submitPlay(ctx, input);
			return { personalBest: { score: best } };
		},
	}),
	restRow({
		method: "post",
		path: "/custom-games/:id/play",
		scope: "play",
		summary: "Counts a play of a custom game",
		access: "visitor",
		input: gameInput,
		...byLink,
		errors: [...unseen, "custom-games/plays-too-often"],
		answer: z.object({ success: z.literal(true), playCount: z.int().min(0) }),
		handle: async (ctx, input) => ({ success: true as const, ...(await countPlay(ctx, input)) }),
	}),
];
