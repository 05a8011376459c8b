import { classicBoardInput, historyBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { historyKeyOf } from "@hilo/rules/leaderboards/variants";
import type { GameKey } from "@hilo/rules/play/games";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { restRow } from "../../platform/rest/rest-row.ts";
import { classicBoard } from "./classic-board.ts";

const answer = z.array(
	z
		.object({
			rank: z.int().min(1),
			userId: z.string(),
			_id: z.string(),
			username: z.string(),
			avatarUrl: z.string(),
			score: z.int().min(0),
			selectedFeature: z.string(),
			verified: z.boolean(),
			games: z.record(z.string(), z.object({ highScore: z.int().min(0), selectedFeature: z.string() })),
		})
		.meta({ id: "ClassicRow" }),
);

async function board(ctx: Ctx, key: GameKey) {
	const rows = await classicBoard(ctx, { key });
	return rows.map(({ isCustomAvatar: _, ...row }) => ({
		...row,
		_id: row.userId,
		games: { [key]: { highScore: row.score, selectedFeature: row.selectedFeature } },
	}));
}

const common = { method: "get", access: "visitor", answer } as const;

export const leaderboardsRows = [
	restRow({
		...common,
		path: "/leaderboard/history-game",
		summary: "The ten best of the history game over all its years",
		handle: (ctx) => board(ctx, "historyGame"),
	}),
	restRow({
		...common,
		path: "/leaderboard/history-game/:variant",
		summary: "The ten best of a period of the history game",
		input: historyBoardInput,
		errors: ["leaderboards/no-data"],
		handle: (ctx, { variant }) => board(ctx, historyKeyOf(variant) ?? "historyGame"),
	}),
	restRow({
		...common,
		path: "/leaderboard/:key",
		summary: "The ten best of a classic game",
		input: classicBoardInput,
		errors: ["leaderboards/no-data"],
		handle: (ctx, { key }) => board(ctx, key),
	}),
];
