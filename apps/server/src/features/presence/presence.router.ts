import { statusesInput, updateStatusInput } from "@hilo/rules/presence/presence.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { statuses, updateStatus } from "./statuses.ts";

export const presenceRouter = router({
	statuses: playerProcedure("read")
		.input(statusesInput)
		.query(({ ctx, input }) => statuses(ctx, input)),
	update: playerProcedure("social")
		.input(updateStatusInput)
		.mutation(({ ctx, input }) => updateStatus(ctx, input)),
});
