import {
	answerPracticeInput,
	claimPracticeInput,
	dealPracticeInput,
	duePracticeInput,
} from "@hilo/rules/practice/practice.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { answerPair, claimPairs, dealPractice, showDue } from "./practice.ts";

export const practiceRouter = router({
	due: playerProcedure("read")
		.input(duePracticeInput)
		.query(({ ctx, input }) => showDue(ctx, input)),
	deal: playerProcedure("play")
		.input(dealPracticeInput)
		.mutation(({ ctx, input }) => dealPractice(ctx, input)),
	answer: playerProcedure("play")
		.input(answerPracticeInput)
		.mutation(({ ctx, input }) => answerPair(ctx, input)),
	claim: playerProcedure("play")
		.input(claimPracticeInput)
		.mutation(({ ctx, input }) => claimPairs(ctx, input)),
});
