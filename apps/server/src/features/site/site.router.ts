import { recentUpdatesInput } from "@hilo/rules/site/site.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { liveCredits } from "./credits.ts";
import { gameStatus } from "./game-status.ts";
import { maintenanceStatus } from "./maintenance.ts";
import { recentUpdates } from "./recent-updates.ts";

export const siteRouter = router({
	maintenance: procedure.meta({ openInMaintenance: true }).query(({ ctx }) => maintenanceStatus(ctx)),
	credits: procedure.query(({ ctx }) => ({ live: liveCredits(ctx) })),
	gameStatus: procedure.query(({ ctx }) => gameStatus(ctx)),
	recentUpdates: procedure
		.input(recentUpdatesInput)
		.query(async ({ ctx, input }) => ({ updates: await recentUpdates(ctx, input) })),
});
