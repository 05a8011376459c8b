import { classicBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { classicBoard } from "./classic-board.ts";

export const leaderboardsRouter = router({
	classic: procedure.input(classicBoardInput).query(({ ctx, input }) => classicBoard(ctx, input)),
});
