import { isLongSearch, type SearchTerm, searchTerms } from "@hilo/rules/custom-games/words";
import type { Ctx } from "../../platform/context.ts";
import { MemoryLimit } from "../../platform/limits/memory-limit.ts";
import type { Counts } from "../../platform/metrics/counts.ts";
import type { Settings } from "../../platform/settings.ts";
import type { Clock } from "../../platform/system/clock.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly longSearches: LongSearchLimit;
	}
}

const WINDOW_MS = 60_000;
/** Of a player, or of the visitors of an address. */
const MAX_LONG_SEARCHES = 30;

/** How often games may be searched for by more than three words, which takes up to 20 ms. Counted in memory. */
export class LongSearchLimit {
	readonly #limit: MemoryLimit | null;

	constructor({ clock, settings, counts }: { clock: Clock; settings: Settings; counts: Counts }) {
		const options = {
			onRefused: () => counts.limitsHit.inc("long-searches"),
			error: "custom-games/too-many-searches",
		} as const;
		this.#limit = settings.rateLimits ? new MemoryLimit(clock, WINDOW_MS, options) : null;
	}

	/** @throws AppError 429 past 30 long searches in a minute. */
	take({ actor, address }: Pick<Ctx, "actor" | "address">, terms: readonly SearchTerm[]): void {
		if (isLongSearch(terms))
			this.#limit?.take(actor.kind === "player" ? actor.id : address, MAX_LONG_SEARCHES);
	}
}

/** What a search for games needs to know of its caller. */
export type SearchCtx = Pick<Ctx, "actor" | "address" | "longSearches" | "turns">;

/** Returns what a search asks for, when it is the caller's turn. @throws AppError 429 past 30 long searches in a minute. */
export async function takeSearch(ctx: SearchCtx, search: string): Promise<SearchTerm[]> {
	const terms = searchTerms(search);
	ctx.longSearches.take(ctx, terms);
	if (terms.length > 0) await ctx.turns.take(ctx);
	return terms;
}
