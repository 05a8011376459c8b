import { boardGamesInput } from "@hilo/rules/custom-games/custom-games.schema";
import { periodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { gamesWithBoards } from "../custom-games/lists/games-with-boards.ts";
import { classicBoard } from "./classic-board.ts";
import { presentBoardGame } from "./leaderboards.presenter.ts";
import { ownRank } from "./own-rank.ts";
import { dashboard, popularGamesWithLeaders } from "./played-games.ts";
import { topCreators } from "./top-creators.ts";

export const leaderboardsRouter = router({
	classic: procedure.input(periodBoardInput).query(({ ctx, input }) => classicBoard(ctx, input)),
	ownRank: playerProcedure.input(periodBoardInput).query(({ ctx, input }) => ownRank(ctx, input)),
	customGames: playerProcedure.input(boardGamesInput).query(async ({ ctx, input }) => {
		const { games, hasMore } = await gamesWithBoards(ctx, input);
		return { games: games.map(presentBoardGame), hasMore };
	}),
	popular: procedure.query(({ ctx }) => popularGamesWithLeaders(ctx)),
	dashboard: procedure.query(({ ctx }) => dashboard(ctx)),
	topCreators: procedure.query(({ ctx }) => topCreators(ctx)),
});
