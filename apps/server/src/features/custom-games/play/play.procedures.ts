import { gameInput, ownGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { customBoardInput } from "@hilo/rules/custom-games/custom-play.schema";
import { playerProcedure, procedure } from "../../../platform/procedures.ts";
import { customBoard, customRank } from "./board.ts";
import { countVisitorsPlay } from "./count-play.ts";
import { insights } from "./insights.ts";
import { currentCustomRun, customOpening, startCustomRun } from "./start.ts";

/** Guesses go to `play.guess` and `play.timeOut`, as in all games. */
export const customPlayProcedures = {
	start: playerProcedure.input(gameInput).mutation(({ ctx, input }) => startCustomRun(ctx, input)),
	current: playerProcedure.input(gameInput).query(({ ctx, input }) => currentCustomRun(ctx, input)),
	opening: procedure.input(gameInput).query(({ ctx, input }) => customOpening(ctx, input)),
	countPlay: procedure.input(gameInput).mutation(({ ctx, input }) => countVisitorsPlay(ctx, input)),
	board: procedure.input(customBoardInput).query(async ({ ctx, input }) => {
		const { rows, personalBest } = await customBoard(ctx, input);
		return { rows, personalBest };
	}),
	highScores: procedure.input(gameInput).query(async ({ ctx, input }) => {
		const { rows, personalBest } = await customBoard(ctx, input);
		return { rows, personalBest };
	}),
	ownRank: playerProcedure.input(customBoardInput).query(({ ctx, input }) => customRank(ctx, input)),
	insights: playerProcedure.input(ownGameInput).query(({ ctx, input }) => insights(ctx, input)),
};
