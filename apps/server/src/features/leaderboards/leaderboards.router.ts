import { boardGamesInput } from "@hilo/rules/custom-games/custom-games.schema";
import { amongBoardInput, periodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { startInput } from "@hilo/rules/play/play.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { gamesWithBoards } from "../custom-games/lists/games-with-boards.ts";
import { lastClassicGame } from "../play/latest-run.ts";
import { boardAmong, rankAmong } from "./board-among.ts";
import { presentBoardGame } from "./leaderboards.presenter.ts";
import { dashboard, popularGamesWithLeaders } from "./played-games.ts";
import { bestsToBeat, rivalInGame } from "./rivals.ts";
import { topCreators } from "./top-creators.ts";

export const leaderboardsRouter = router({
	board: procedure("read", { isLarge: true })
		.input(amongBoardInput)
		.query(({ ctx, input }) => boardAmong(ctx, input)),
	// The rows alone, from a cache.
	classic: procedure("read")
		.input(periodBoardInput)
		.query(({ ctx, input }) => ctx.boards.get(input)),
	ownRank: playerProcedure("read", { isLarge: true })
		.input(amongBoardInput)
		.query(({ ctx, input }) => rankAmong(ctx, input)),
	rival: playerProcedure("read")
		.input(startInput)
		.query(({ ctx, input }) => rivalInGame(ctx, input)),
	bestsToBeat: playerProcedure("read", { isLarge: true }).query(({ ctx }) => bestsToBeat(ctx)),
	lastGame: playerProcedure("read").query(({ ctx }) => lastClassicGame(ctx)),
	customGames: playerProcedure("read", { isLarge: true })
		.input(boardGamesInput)
		.query(async ({ ctx, input }) => {
			const { games, hasMore } = await gamesWithBoards(ctx, input);
			const { name } = await loadBranding(ctx);
			return { games: games.map((game) => presentBoardGame(game, name)), hasMore };
		}),
	popular: procedure("any").query(({ ctx }) => popularGamesWithLeaders(ctx)),
	dashboard: procedure("any", { isLarge: true }).query(async ({ ctx }) => {
		const { customGames, classicGames } = await dashboard(ctx);
		return { customGames: customGames.map(({ description: _, ...game }) => game), classicGames };
	}),
	topCreators: procedure("any").query(({ ctx }) => topCreators(ctx)),
});
