import { currentInput, guessInput, openingInput, poolInput, startInput } from "@hilo/rules/play/play.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { latestScoredRun } from "./latest-run.ts";
import { opening, practicePool } from "./opening.ts";
import { currentRun, prepareGame, startRun } from "./start-run.ts";
import { submitGuess } from "./submit-guess.ts";

export const playRouter = router({
	opening: procedure("any")
		.input(openingInput)
		.query(({ ctx, input }) => opening(ctx, input)),
	prepare: procedure("any")
		.input(startInput)
		.query(({ ctx, input }) => prepareGame(ctx, input)),
	pool: procedure("any")
		.input(poolInput)
		.query(({ ctx, input }) => practicePool(ctx, input)),
	current: playerProcedure("play")
		.input(currentInput)
		.query(({ ctx, input }) => currentRun(ctx, input)),
	latest: playerProcedure("read").query(({ ctx }) => latestScoredRun(ctx)),
	start: playerProcedure("play")
		.input(startInput)
		.mutation(({ ctx, input }) => startRun(ctx, input)),
	guess: playerProcedure("play")
		.input(guessInput)
		.mutation(({ ctx, input }) => submitGuess(ctx, input)),
});
