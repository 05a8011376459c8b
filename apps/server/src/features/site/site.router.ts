import { classicGameInput, classicOrderInput } from "@hilo/rules/site/classic-games.schema";
import {
	legalInput,
	legalVersionInput,
	previewLegalInput,
	publishLegalInput,
} from "@hilo/rules/site/legal.schema";
import { maintenanceInput } from "@hilo/rules/site/maintenance.schema";
import { recentUpdatesInput } from "@hilo/rules/site/site.schema";
import {
	analyticsInput,
	integrityInput,
	limitsInput,
	registrationInput,
	updateNoticeInput,
} from "@hilo/rules/site/site-settings.schema";
import { saveUpdateInput, updateInput, updatesPageInput } from "@hilo/rules/site/updates.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { aboutSite } from "./about.ts";
import { changeClassicGame, classicGames, orderClassicGames } from "./classic-games.ts";
import { liveCredits } from "./credits.ts";
import { gameStatus } from "./game-status.ts";
import { legalText, legalVersion, previewLegal, publishLegal } from "./legal/edit-legal.ts";
import { readLegal } from "./legal/read-legal.ts";
import { maintenanceStatus, setMaintenance } from "./maintenance.ts";
import {
	setAnalytics,
	setIntegrity,
	setLimits,
	setRegistration,
	settings,
	setUpdateNotice,
} from "./settings.ts";
import { deleteUpdate, listAllUpdates, saveUpdate } from "./updates/edit-updates.ts";
import { listUpdates, recentUpdates } from "./updates/recent-updates.ts";

export const siteRouter = router({
	about: procedure.meta({ openInMaintenance: true }).query(({ ctx }) => aboutSite(ctx)),
	maintenance: procedure.meta({ openInMaintenance: true }).query(({ ctx }) => maintenanceStatus(ctx)),
	credits: procedure.query(({ ctx }) => ({ live: liveCredits(ctx) })),
	gameStatus: procedure.query(({ ctx }) => gameStatus(ctx)),
	legal: procedure
		.meta({ openInMaintenance: true })
		.input(legalInput)
		.query(({ ctx, input }) => readLegal(ctx, input)),
	legalText: playerProcedure.input(legalInput).query(({ ctx, input }) => legalText(ctx, input)),
	legalVersion: playerProcedure.input(legalVersionInput).query(({ ctx, input }) => legalVersion(ctx, input)),
	// A mutation, because the text is too long for a URL.
	previewLegal: playerProcedure
		.input(previewLegalInput)
		.mutation(({ ctx, input }) => previewLegal(ctx, input)),
	publishLegal: playerProcedure
		.input(publishLegalInput)
		.mutation(({ ctx, input }) => publishLegal(ctx, input)),
	recentUpdates: procedure
		.input(recentUpdatesInput)
		.query(async ({ ctx, input }) => ({ updates: await recentUpdates(ctx, input) })),
	updates: procedure.input(updatesPageInput).query(({ ctx, input }) => listUpdates(ctx, input)),
	allUpdates: playerProcedure.input(updatesPageInput).query(({ ctx, input }) => listAllUpdates(ctx, input)),
	saveUpdate: playerProcedure.input(saveUpdateInput).mutation(({ ctx, input }) => saveUpdate(ctx, input)),
	deleteUpdate: playerProcedure.input(updateInput).mutation(({ ctx, input }) => deleteUpdate(ctx, input)),
	// For administrators.
	settings: playerProcedure.query(({ ctx }) => settings(ctx)),
	setMaintenance: playerProcedure
		.input(maintenanceInput)
		.mutation(({ ctx, input }) => setMaintenance(ctx, input)),
	setAnalytics: playerProcedure.input(analyticsInput).mutation(({ ctx, input }) => setAnalytics(ctx, input)),
	setIntegrity: playerProcedure.input(integrityInput).mutation(({ ctx, input }) => setIntegrity(ctx, input)),
	setRegistration: playerProcedure
		.input(registrationInput)
		.mutation(({ ctx, input }) => setRegistration(ctx, input)),
	setLimits: playerProcedure.input(limitsInput).mutation(({ ctx, input }) => setLimits(ctx, input)),
	setUpdateNotice: playerProcedure
		.input(updateNoticeInput)
		.mutation(({ ctx, input }) => setUpdateNotice(ctx, input)),
	classicGames: playerProcedure.query(({ ctx }) => classicGames(ctx)),
	changeClassicGame: playerProcedure
		.input(classicGameInput)
		.mutation(({ ctx, input }) => changeClassicGame(ctx, input)),
	orderClassicGames: playerProcedure
		.input(classicOrderInput)
		.mutation(({ ctx, input }) => orderClassicGames(ctx, input)),
});
