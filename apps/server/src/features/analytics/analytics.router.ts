import { statisticsInput, trackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { adminProcedure, procedure, router } from "../../platform/procedures.ts";
import { readStatistics } from "./read-statistics.ts";
import { analyticsSettings, trackPlay } from "./track.ts";

export const analyticsRouter = router({
	settings: procedure("any").query(({ ctx }) => analyticsSettings(ctx)),
	trackPlay: procedure("any")
		.input(trackPlayInput)
		.mutation(({ ctx, input }) => trackPlay(ctx, input)),
	statistics: adminProcedure("admin:read", { isLarge: true })
		.input(statisticsInput)
		.query(({ ctx, input }) => readStatistics(ctx, input)),
});
