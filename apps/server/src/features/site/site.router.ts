import { classicGameInput, classicOrderInput } from "@hilo/rules/site/classic-games.schema";
import { maintenanceInput } from "@hilo/rules/site/maintenance.schema";
import { analyticsInput, integrityInput, limitsInput } from "@hilo/rules/site/site-settings.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { changeClassicGame, classicGames, orderClassicGames } from "./classic-games.ts";
import { liveCredits } from "./credits.ts";
import { gameStatus } from "./game-status.ts";
import { legalProcedures } from "./legal/legal.procedures.ts";
import { maintenanceStatus, setMaintenance } from "./maintenance.ts";
import { setAnalytics, setIntegrity, setLimits, settings } from "./settings.ts";
import { updatesProcedures } from "./updates/updates.procedures.ts";

export const siteRouter = router({
	maintenance: procedure.meta({ openInMaintenance: true }).query(({ ctx }) => maintenanceStatus(ctx)),
	credits: procedure.query(({ ctx }) => ({ live: liveCredits(ctx) })),
	gameStatus: procedure.query(({ ctx }) => gameStatus(ctx)),
	...legalProcedures,
	...updatesProcedures,
	// For administrators.
	settings: playerProcedure.query(({ ctx }) => settings(ctx)),
	setMaintenance: playerProcedure
		.input(maintenanceInput)
		.mutation(({ ctx, input }) => setMaintenance(ctx, input)),
	setAnalytics: playerProcedure.input(analyticsInput).mutation(({ ctx, input }) => setAnalytics(ctx, input)),
	setIntegrity: playerProcedure.input(integrityInput).mutation(({ ctx, input }) => setIntegrity(ctx, input)),
	setLimits: playerProcedure.input(limitsInput).mutation(({ ctx, input }) => setLimits(ctx, input)),
	classicGames: playerProcedure.query(({ ctx }) => classicGames(ctx)),
	changeClassicGame: playerProcedure
		.input(classicGameInput)
		.mutation(({ ctx, input }) => changeClassicGame(ctx, input)),
	orderClassicGames: playerProcedure
		.input(classicOrderInput)
		.mutation(({ ctx, input }) => orderClassicGames(ctx, input)),
});
