import { procedure, router } from "../../platform/procedures.ts";
import { readMe } from "./current-user.ts";
import { presentMe } from "./me.presenter.ts";

export const meRouter = router({
	/** Null for a visitor. */
	get: procedure("read", { openInMaintenance: true }).query(async ({ ctx }) => ({
		user: ctx.actor.kind === "player" ? presentMe(await readMe(ctx, ctx.actor.id)) : null,
	})),
});
