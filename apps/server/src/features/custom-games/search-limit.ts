import { isLongSearch, type SearchTerm, searchTerms } from "@hilo/rules/custom-games/words";
import type { Ctx } from "../../platform/context.ts";
import { limitedCaller } from "../../platform/limits/known-callers.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";

const MINUTE = { windowMs: 60_000, error: "custom-games/too-many-searches", inMemory: true } as const;

/** By player or known guest, else by address. Among 20,000 games a search takes 25 to 50 ms. */
export const LIMITS = {
	any: { ...MINUTE, name: "game-searches", hits: "searches" },
	/** Of more than three words. */
	long: { ...MINUTE, name: "long-game-searches", hits: "searches", times: 0.25 },
} as const satisfies Limits;

/** Parses a search and waits for the caller's turn. @throws AppError 429. */
export async function startSearch(ctx: Ctx, search: string): Promise<SearchTerm[]> {
	const terms = searchTerms(search);
	const caller = limitedCaller(ctx);
	await ctx.limits.takeOfCaller(LIMITS.any, caller);
	if (isLongSearch(terms)) await ctx.limits.takeOfCaller(LIMITS.long, caller);
	if (terms.length > 0) await ctx.limits.queues.waitForTurn(ctx);
	return terms;
}
