import { trackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { trackPlay } from "./track-play.ts";

export const analyticsRouter = router({
	trackPlay: procedure.input(trackPlayInput).mutation(({ ctx, input }) => trackPlay(ctx, input)),
});
