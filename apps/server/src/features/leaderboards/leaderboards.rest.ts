import { historyKeyOf } from "@hilo/rules/leaderboards/boards";
import { classicBoardInput, historyBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { GAME_KEYS, type GameKey } from "@hilo/rules/play/games";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { restRow } from "../../platform/rest/rest-row.ts";
import { listedGameAnswer } from "../custom-games/custom-games.answers.ts";
import { documentedBoard } from "./leaderboards.presenter.ts";
import { dashboard, popularGames } from "./played-games.ts";
import { type TopCreator, topCreators } from "./top-creators.ts";

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

const count = z.int().min(0);

const popularAnswer = z.array(
	z
		.object({
			id: z.string(),
			type: z.enum(["classic", "custom"]),
			name: z.string(),
			creatorName: z.string().optional(),
			timerSeconds: count,
			playCount: count,
			route: z.string(),
		})
		.meta({ id: "PopularGame" }),
);

const dashboardAnswer = z.object({
	customGames: z.array(listedGameAnswer),
	classicGames: z.array(
		z
			.object({ gameKey: z.enum(GAME_KEYS), name: z.string(), playCount: count })
			.meta({ id: "PlayedClassicGame" }),
	),
});

const creatorsAnswer = z.array(
	z
		.object({
			_id: z.string(),
			creatorName: z.string(),
			totalPlays: count,
			gameCount: count,
			timerGamesCount: count,
			topGame: z.object({ name: z.string(), plays: count }).nullable(),
		})
		.meta({ id: "TopCreator" }),
);

async function board(ctx: Ctx, key: GameKey) {
	return documentedBoard(key, await ctx.boards.get({ key, period: "all" }));
}

async function popularWithoutCovers(ctx: Ctx) {
	return (await popularGames(ctx)).map(({ cover: _, ...game }) => game);
}

function presentCreator({ id, avatarUrl: _, topGame, ...creator }: TopCreator) {
	return { _id: id, ...creator, topGame: topGame && { name: topGame.name, plays: topGame.plays } };
}

const common = { method: "get", access: "visitor", answer } as const;

/** Fixed paths come before the one with a parameter. */
export const leaderboardsRows = [
	restRow({
		...common,
		path: "/leaderboard/popular-games",
		scope: "any",
		summary:
			"The most played games, classic and custom: in custom ones a player counts once a day, and the creator never",
		answer: popularAnswer,
		handle: popularWithoutCovers,
	}),
	restRow({
		...common,
		path: "/leaderboard/dashboard",
		isLarge: true,
		scope: "any",
		summary: "The most played custom games, and the classic ones",
		answer: dashboardAnswer,
		handle: dashboard,
	}),
	restRow({
		...common,
		path: "/leaderboard/top-creators",
		scope: "any",
		summary: "The creators whose games were played most, counted as in popular games",
		answer: creatorsAnswer,
		handle: async (ctx) => (await topCreators(ctx)).map(presentCreator),
	}),
	restRow({
		...common,
		path: "/leaderboard/history-game",
		scope: "any",
		summary: "The ten best of the history game over all its years",
		handle: (ctx) => board(ctx, "historyGame"),
	}),
	restRow({
		...common,
		path: "/leaderboard/history-game/:variant",
		scope: "any",
		summary: "The ten best of a period of the history game",
		input: historyBoardInput,
		errors: ["leaderboards/no-data"],
		handle: (ctx, { variant }) => board(ctx, historyKeyOf(variant) ?? "historyGame"),
	}),
	restRow({
		...common,
		path: "/leaderboard/:key",
		scope: "any",
		etag: true,
		summary: "The ten best of a classic game",
		input: classicBoardInput,
		errors: ["leaderboards/no-data"],
		handle: (ctx, { key }) => board(ctx, key),
	}),
];
