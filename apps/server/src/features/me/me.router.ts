import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { currentUser } from "./current-user.ts";
import { type ExportParts, exportData } from "./export-data.ts";
import { presentMe } from "./me.presenter.ts";

/** @param exportParts what the features add to the export. */
export function createMeRouter<Parts extends ExportParts>(exportParts: Parts) {
	return router({
		/** Who is signed in; null for a visitor. */
		get: procedure.meta({ openInMaintenance: true }).query(async ({ ctx }) => ({
			user: ctx.actor.kind === "player" ? presentMe(await currentUser(ctx)) : null,
		})),
		export: playerProcedure.query(({ ctx }) => exportData(ctx, exportParts)),
	});
}
