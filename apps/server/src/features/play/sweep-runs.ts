import type { Tx } from "@hilo/db/open-database";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";

// Promised in docs/product.md#runs.

/** Runs whose clock has run out are ended this much later: the browser's own time-out usually arrives before. */
export const ANSWER_GRACE_MS = NETWORK_GRACE_MS + 10_000;

/** How a kind's open runs are ended by the sweep, and resumed after maintenance. */
export interface OpenRuns<Found> {
	/** In a fixed order. Runs that may be abandoned at `now` (epoch ms). */
	findAbandoned(ctx: Ctx, now: number, page: { limit: number; offset: number }): Promise<readonly Found[]>;
	/** Locks the run, and ends it if it is abandoned. @returns whether it did. */
	endAbandoned(ctx: Ctx, found: Found, now: number): Promise<boolean>;
	/** For the log. */
	idOf(found: Found): object;
	/** Starts the clocks of open rounds again at `at`. */
	restartClocks(tx: Tx, moments: { now: number; at: number }): Promise<void>;
}

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
