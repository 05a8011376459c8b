import type { Counted, Counting } from "./daily-counter.ts";

/** Inside a transaction, call it in `tx.afterCommit`. */
export function count(ctx: Counting, ...things: readonly Counted[]): void {
	ctx.dailyCounts.count(ctx, ...things);
}
