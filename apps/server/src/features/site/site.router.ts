import { brandingInput } from "@hilo/rules/site/branding.schema";
import { classicGameInput, classicOrderInput } from "@hilo/rules/site/classic-games.schema";
import {
	legalInput,
	legalVersionInput,
	previewLegalInput,
	publishLegalInput,
} from "@hilo/rules/site/legal.schema";
import { maintenanceInput } from "@hilo/rules/site/maintenance.schema";
import {
	activityInput,
	analyticsInput,
	integrityInput,
	registrationInput,
	siteLimitsInput,
	updateNoticeInput,
} from "@hilo/rules/site/site-settings.schema";
import {
	recentUpdatesInput,
	saveUpdateInput,
	updateInput,
	updatesPageInput,
} from "@hilo/rules/site/updates.schema";
import { octetInputParser } from "@trpc/server/http";
import { adminProcedure, procedure, router } from "../../platform/procedures.ts";
import { aboutSite, liveCredits } from "./about-site.ts";
import { removeMark, setBranding, setMark } from "./branding/set-branding.ts";
import { changeClassicGame, classicGames, orderClassicGames } from "./classic-games.ts";
import { gameStatus } from "./game-status.ts";
import { legalText, legalVersion, previewLegal, publishLegal } from "./legal/edit-legal.ts";
import { readLegal } from "./legal/read-legal.ts";
import { maintenanceStatus, setMaintenance } from "./maintenance.ts";
import {
	setActivity,
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
	about: procedure("any", { openInMaintenance: true }).query(({ ctx }) => aboutSite(ctx)),
	maintenance: procedure("any", { openInMaintenance: true }).query(({ ctx }) => maintenanceStatus(ctx)),
	credits: procedure("any").query(({ ctx }) => ({ liveSources: liveCredits(ctx) })),
	gameStatus: procedure("any").query(({ ctx }) => gameStatus(ctx)),
	legal: procedure("any", { isLarge: true, openInMaintenance: true })
		.input(legalInput)
		.query(({ ctx, input }) => readLegal(ctx, input)),
	legalText: adminProcedure("admin:read", { isLarge: true })
		.input(legalInput)
		.query(({ ctx, input }) => legalText(ctx, input)),
	legalVersion: adminProcedure("admin:read", { isLarge: true })
		.input(legalVersionInput)
		.query(({ ctx, input }) => legalVersion(ctx, input)),
	// A mutation, because the text is too long for a URL.
	previewLegal: adminProcedure("admin:write")
		.input(previewLegalInput)
		.mutation(({ ctx, input }) => previewLegal(ctx, input)),
	publishLegal: adminProcedure("admin:write")
		.input(publishLegalInput)
		.mutation(({ ctx, input }) => publishLegal(ctx, input)),
	recentUpdates: procedure("any", { isLarge: true })
		.input(recentUpdatesInput)
		.query(async ({ ctx, input }) => ({ updates: await recentUpdates(ctx, input) })),
	updates: procedure("any")
		.input(updatesPageInput)
		.query(({ ctx, input }) => listUpdates(ctx, input)),
	allUpdates: adminProcedure("admin:read", { isLarge: true })
		.input(updatesPageInput)
		.query(({ ctx, input }) => listAllUpdates(ctx, input)),
	saveUpdate: adminProcedure("admin:write")
		.input(saveUpdateInput)
		.mutation(({ ctx, input }) => saveUpdate(ctx, input)),
	deleteUpdate: adminProcedure("admin:write")
		.input(updateInput)
		.mutation(({ ctx, input }) => deleteUpdate(ctx, input)),
	// For administrators.
	settings: adminProcedure("admin:read").query(({ ctx }) => settings(ctx)),
	setMaintenance: adminProcedure("admin:write")
		.input(maintenanceInput)
		.mutation(({ ctx, input }) => setMaintenance(ctx, input)),
	setActivity: adminProcedure("admin:write")
		.input(activityInput)
		.mutation(({ ctx, input }) => setActivity(ctx, input)),
	setAnalytics: adminProcedure("admin:write")
		.input(analyticsInput)
		.mutation(({ ctx, input }) => setAnalytics(ctx, input)),
	setIntegrity: adminProcedure("admin:write")
		.input(integrityInput)
		.mutation(({ ctx, input }) => setIntegrity(ctx, input)),
	setRegistration: adminProcedure("admin:write")
		.input(registrationInput)
		.mutation(({ ctx, input }) => setRegistration(ctx, input)),
	setLimits: adminProcedure("admin:write")
		.input(siteLimitsInput)
		.mutation(({ ctx, input }) => setLimits(ctx, input)),
	setBranding: adminProcedure("admin:write")
		.input(brandingInput)
		.mutation(({ ctx, input }) => setBranding(ctx, input)),
	setMark: adminProcedure("admin:write", { isUpload: true })
		.input(octetInputParser)
		.mutation(({ ctx, input }) => setMark(ctx, input)),
	removeMark: adminProcedure("admin:write").mutation(({ ctx }) => removeMark(ctx)),
	setUpdateNotice: adminProcedure("admin:write")
		.input(updateNoticeInput)
		.mutation(({ ctx, input }) => setUpdateNotice(ctx, input)),
	classicGames: adminProcedure("admin:read").query(({ ctx }) => classicGames(ctx)),
	changeClassicGame: adminProcedure("admin:write")
		.input(classicGameInput)
		.mutation(({ ctx, input }) => changeClassicGame(ctx, input)),
	orderClassicGames: adminProcedure("admin:write")
		.input(classicOrderInput)
		.mutation(({ ctx, input }) => orderClassicGames(ctx, input)),
});
