import { AppError } from "@hilo/rules/errors/errors";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { readMe } from "./current-user.ts";
import type { Exported, ExportParts } from "./export-data.ts";
import { presentMe } from "./me.presenter.ts";

/** @param _exportParts the features' parts of the export, for its type. */
export function createMeRouter<Parts extends ExportParts>(_exportParts: Parts) {
	return router({
		/** Null for a visitor. */
		get: procedure("read", { openInMaintenance: true }).query(async ({ ctx }) => ({
			user: ctx.actor.kind === "player" ? presentMe(await readMe(ctx, ctx.actor.id)) : null,
		})),
		// Only for its type: the call is answered as a stream before it gets here.
		export: playerProcedure("read").query((): Promise<Exported<Parts>> => {
			throw new AppError("request/no-such-path");
		}),
	});
}
