import type { Counted, Counting, DailyCounter } from "./daily-counter.ts";

/**
 * Counts what the call has done, unless the caller asks not to be tracked or analytics is off. Inside a transaction it belongs into
 * `tx.afterCommit`.
 */
export function count(ctx: Counting, ...things: readonly Counted[]): void {
	const counter: DailyCounter = ctx.dailyCounts;
	counter.count(ctx, ...things);
}
