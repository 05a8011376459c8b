import { recentUpdatesInput } from "@hilo/rules/site/site.schema";
import { saveUpdateInput, updateInput, updatesPageInput } from "@hilo/rules/site/updates.schema";
import { playerProcedure, procedure } from "../../../platform/procedures.ts";
import { deleteUpdate, listAllUpdates, saveUpdate } from "./edit-updates.ts";
import { listUpdates, recentUpdates } from "./recent-updates.ts";

export const updatesProcedures = {
	recentUpdates: procedure
		.input(recentUpdatesInput)
		.query(async ({ ctx, input }) => ({ updates: await recentUpdates(ctx, input) })),
	updates: procedure.input(updatesPageInput).query(({ ctx, input }) => listUpdates(ctx, input)),
	allUpdates: playerProcedure.input(updatesPageInput).query(({ ctx, input }) => listAllUpdates(ctx, input)),
	saveUpdate: playerProcedure.input(saveUpdateInput).mutation(({ ctx, input }) => saveUpdate(ctx, input)),
	deleteUpdate: playerProcedure.input(updateInput).mutation(({ ctx, input }) => deleteUpdate(ctx, input)),
};
