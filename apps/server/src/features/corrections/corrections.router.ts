import {
	confirmItemInput,
	correctionsInput,
	decideNumberInput,
	gameReportsInput,
	numberQueueInput,
	reportNumberInput,
	withdrawCorrectionInput,
} from "@hilo/rules/corrections/corrections.schema";
import { adminProcedure, playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { decideNumber } from "./decide-number.ts";
import { confirmItem, listReportsOfGame } from "./game-reports.ts";
import { listCorrections } from "./list-corrections.ts";
import { readNumberQueue } from "./read-number-queue.ts";
import { reportNumber } from "./report-number.ts";
import { withdrawCorrection } from "./withdraw-correction.ts";

export const correctionsRouter = router({
	report: procedure("social")
		.input(reportNumberInput)
		.mutation(({ ctx, input }) => reportNumber(ctx, input)),
	list: procedure("any")
		.input(correctionsInput)
		.query(({ ctx, input }) => listCorrections(ctx, input)),
	ofGame: playerProcedure("read")
		.input(gameReportsInput)
		.query(({ ctx, input }) => listReportsOfGame(ctx, input)),
	confirm: playerProcedure("games")
		.input(confirmItemInput)
		.mutation(({ ctx, input }) => confirmItem(ctx, input)),
	queue: adminProcedure("admin:read", { isLarge: true })
		.input(numberQueueInput)
		.query(({ ctx, input }) => readNumberQueue(ctx, input)),
	decide: adminProcedure("admin:write")
		.input(decideNumberInput)
		.mutation(({ ctx, input }) => decideNumber(ctx, input)),
	withdraw: adminProcedure("admin:write")
		.input(withdrawCorrectionInput)
		.mutation(({ ctx, input }) => withdrawCorrection(ctx, input)),
});
