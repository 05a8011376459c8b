import { isLongSearch, type SearchTerm, searchTerms } from "@hilo/rules/custom-games/words";
import type { Ctx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";

const MINUTE = { windowMs: 60_000, error: "custom-games/too-many-searches", inMemory: true } as const;

/** By player, or a visitor's address. Among 20,000 games a search takes 25 to 50 ms. */
export const LIMITS = {
	any: { ...MINUTE, name: "game-searches", hits: 120 },
	/** Of more than three words. */
	long: { ...MINUTE, name: "long-game-searches", hits: 30 },
} as const satisfies Limits;

/** Parses a search and waits for the caller's turn. @throws AppError 429. */
export async function startSearch(ctx: Ctx, search: string): Promise<SearchTerm[]> {
	const terms = searchTerms(search);
	const subject = ctx.actor.kind === "player" ? ctx.actor.id : ctx.address;
	await ctx.limits.take(LIMITS.any, subject);
	if (isLongSearch(terms)) await ctx.limits.take(LIMITS.long, subject);
	if (terms.length > 0) await ctx.limits.eventLoop.waitForTurn(ctx);
	return terms;
}
