import {
	reportGameInput,
	reportMessageInput,
	reportPersonInput,
} from "@hilo/rules/moderation/moderation.schema";
import { z } from "zod";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { report } from "./report.ts";

export const moderationRouter = router({
	report: playerProcedure
		.input(z.discriminatedUnion("kind", [reportPersonInput, reportMessageInput, reportGameInput]))
		.mutation(({ ctx, input }) => report(ctx, input)),
});
