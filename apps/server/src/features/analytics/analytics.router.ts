import { figuresInput, trackPageInput, trackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { analyticsSettings } from "./analytics-settings.ts";
import { readStatistics } from "./read-statistics.ts";
import { trackPage } from "./track-page.ts";
import { trackPlay } from "./track-play.ts";

export const analyticsRouter = router({
	settings: procedure.query(({ ctx }) => analyticsSettings(ctx)),
	track: procedure.input(trackPageInput).mutation(({ ctx, input }) => trackPage(ctx, input)),
	trackPlay: procedure.input(trackPlayInput).mutation(({ ctx, input }) => trackPlay(ctx, input)),
	figures: playerProcedure.input(figuresInput).query(({ ctx, input }) => readStatistics(ctx, input)),
});
