import { statusesInput, updateStatusInput } from "@hilo/rules/presence/presence.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { presentStatuses } from "./presence.presenter.ts";
import { statuses } from "./statuses.ts";
import { updateStatus } from "./update-status.ts";

export const presenceRouter = router({
	statuses: playerProcedure("read")
		.input(statusesInput)
		.query(async ({ ctx, input }) => presentStatuses(await statuses(ctx, input))),
	update: playerProcedure("social")
		.input(updateStatusInput)
		.mutation(({ ctx, input }) => updateStatus(ctx, input)),
});
