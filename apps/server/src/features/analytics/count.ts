import type { Counted, Counting, DailyCounter } from "./daily-counter.ts";

/** Inside a transaction, call it in `tx.afterCommit`. */
export function count(ctx: Counting, ...things: readonly Counted[]): void {
	const counter: DailyCounter = ctx.dailyCounts;
	counter.count(ctx, ...things);
}
