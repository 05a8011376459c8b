import { procedure, router } from "../../platform/trpc.ts";
import { checkBadges } from "./check-badges.ts";
import { presentBadge } from "./progression.presenter.ts";

export const progressionRouter = router({
	checkBadges: procedure.mutation(async ({ ctx }) => {
		const { newBadges } = await checkBadges(ctx);
		return { newBadges: newBadges.map(presentBadge) };
	}),
});
