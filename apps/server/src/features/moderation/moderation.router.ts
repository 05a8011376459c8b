import {
	decideInput,
	featureGameInput,
	liftInput,
	moderatedGameInput,
	moderatedGamesInput,
	removeGameInput,
	renameUserInput,
	reportContextInput,
	reportQueueInput,
	suspendInput,
} from "@hilo/rules/moderation/administration.schema";
import {
	reportGameInput,
	reportMessageInput,
	reportPlayerInput,
} from "@hilo/rules/moderation/moderation.schema";
import { z } from "zod";
import { adminProcedure, playerProcedure, router } from "../../platform/procedures.ts";
import { listModerated } from "../custom-games/administration/list-moderated.ts";
import { presentModerated } from "../custom-games/administration/moderated.presenter.ts";
import { featureGame } from "../custom-games/administration/moderated-game.ts";
import { decide } from "./decide.ts";
import { dismissGameReports, removeGame, restoreGame } from "./moderate-game.ts";
import { readContext, readQueue } from "./read-queue.ts";
import { renameUser } from "./rename-user.ts";
import { report } from "./report.ts";
import { lift, suspend } from "./suspend.ts";

export const moderationRouter = router({
	report: playerProcedure("social")
		.input(z.discriminatedUnion("kind", [reportPlayerInput, reportMessageInput, reportGameInput]))
		.mutation(({ ctx, input }) => report(ctx, input)),
	queue: adminProcedure("admin:read", { isLarge: true })
		.input(reportQueueInput)
		.query(({ ctx, input }) => readQueue(ctx, input)),
	// A mutation, because each call is recorded in the audit log.
	context: adminProcedure("admin:write")
		.input(reportContextInput)
		.mutation(({ ctx, input }) => readContext(ctx, input)),
	decide: adminProcedure("admin:write")
		.input(decideInput)
		.mutation(({ ctx, input }) => decide(ctx, input)),
	games: adminProcedure("admin:read", { isLarge: true })
		.input(moderatedGamesInput)
		.query(async ({ ctx, input }) => {
			const { rows, next } = await listModerated(ctx, input);
			return { games: rows.map(presentModerated), next };
		}),
	feature: adminProcedure("admin:write")
		.input(featureGameInput)
		.mutation(({ ctx, input }) => featureGame(ctx, input)),
	removeGame: adminProcedure("admin:write")
		.input(removeGameInput)
		.mutation(({ ctx, input }) => removeGame(ctx, input)),
	restoreGame: adminProcedure("admin:write")
		.input(moderatedGameInput)
		.mutation(({ ctx, input }) => restoreGame(ctx, input)),
	showGame: adminProcedure("admin:write")
		.input(moderatedGameInput)
		.mutation(({ ctx, input }) => dismissGameReports(ctx, input)),
	renameUser: adminProcedure("admin:write")
		.input(renameUserInput)
		.mutation(({ ctx, input }) => renameUser(ctx, input)),
	suspend: adminProcedure("admin:write")
		.input(suspendInput)
		.mutation(({ ctx, input }) => suspend(ctx, input)),
	lift: adminProcedure("admin:write")
		.input(liftInput)
		.mutation(({ ctx, input }) => lift(ctx, input)),
});
