import { ownScoreInput, showcaseInput } from "@hilo/rules/progression/progression.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { badgeCatalogue } from "./badge-catalogue.ts";
import { checkBadges } from "./check-badges.ts";
import { presentBadge, presentCataloguedBadge } from "./progression.presenter.ts";
import { setShowcase } from "./showcase.ts";
import { todaysTasks } from "./todays-tasks.ts";
import { updateScore } from "./update-score.ts";

export const progressionRouter = router({
	checkBadges: playerProcedure("play").mutation(async ({ ctx }) => {
		const { newBadges } = await checkBadges(ctx);
		return { newBadges: newBadges.map(presentBadge) };
	}),
	badges: playerProcedure("read").query(async ({ ctx }) => ({
		badges: (await badgeCatalogue(ctx)).map(presentCataloguedBadge),
	})),
	today: playerProcedure("read").query(({ ctx }) => todaysTasks(ctx)),
	setShowcase: playerProcedure("social")
		.input(showcaseInput)
		.mutation(async ({ ctx, input }) => ({ showcase: (await setShowcase(ctx, input)).map(presentBadge) })),
	updateScore: playerProcedure("play")
		.input(ownScoreInput)
		.mutation(async ({ ctx, input }) => {
			const { newBadges } = await updateScore(ctx, input);
			return { newBadges: newBadges.map(presentBadge) };
		}),
});
