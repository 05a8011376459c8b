import type { OperatorCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";
import type { OpenRuns } from "./run-kind.ts";

/** Ends abandoned runs. Several processes may run it at the same time; during maintenance it does nothing. */
export async function sweepRuns(ctx: OperatorCtx, kinds: readonly OpenRuns<unknown>[]): Promise<number> {
	if ((await ctx.siteSettings.get("maintenance")) === "on") return 0;
	const now = ctx.clock.now();
	let ended = 0;
	for (const kind of kinds) {
		ended += await forEachRow(ctx, {
			find: (limit, offset) => kind.findAbandoned(ctx, now, { limit, offset }),
			work: (found) => kind.endAbandoned(ctx, found, now),
			failure: "a run could not be ended",
			idOf: (found) => kind.idOf(found),
		});
	}
	return ended;
}
