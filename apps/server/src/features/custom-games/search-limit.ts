import { isLongSearch, type SearchTerm, searchTerms } from "@hilo/rules/custom-games/words";
import type { Ctx } from "../../platform/context.ts";
import { MemoryLimit } from "../../platform/limits/memory-limit.ts";
import type { Counts } from "../../platform/metrics/counts.ts";
import type { Settings } from "../../platform/settings.ts";
import type { Clock } from "../../platform/system/clock.ts";

const WINDOW_MS = 60_000;
/** Per minute, and player or visitor address. Among 20,000 games a search for common words takes 100 ms. */
const MAX_SEARCHES = { any: 120, long: 30 };

/** Counted in memory, because a search writes nothing. */
export class GameSearchLimit {
	readonly #any: MemoryLimit;
	readonly #long: MemoryLimit;
	readonly #isOn: boolean;

	constructor({ clock, settings, counts }: { clock: Clock; settings: Settings; counts: Counts }) {
		const options = {
			onRefused: () => counts.limitsHit.inc("game-searches"),
			error: "custom-games/too-many-searches",
		} as const;
		this.#any = new MemoryLimit(clock, WINDOW_MS, options);
		this.#long = new MemoryLimit(clock, WINDOW_MS, options);
		this.#isOn = settings.rateLimits;
	}

	/** @throws AppError 429 past 120 searches a minute, or 30 of more than three words. */
	take({ actor, address }: Pick<Ctx, "actor" | "address">, terms: readonly SearchTerm[]): void {
		if (!this.#isOn) return;
		const subject = actor.kind === "player" ? actor.id : address;
		this.#any.take(subject, MAX_SEARCHES.any);
		if (isLongSearch(terms)) this.#long.take(subject, MAX_SEARCHES.long);
	}
}

export type SearchCtx = Pick<Ctx, "actor" | "address" | "gameSearches" | "eventLoopQueue">;

/** Parses a search and waits for the caller's turn. @throws AppError 429 as `GameSearchLimit.take`. */
export async function takeSearch(ctx: SearchCtx, search: string): Promise<SearchTerm[]> {
	const terms = searchTerms(search);
	ctx.gameSearches.take(ctx, terms);
	if (terms.length > 0) await ctx.eventLoopQueue.waitForTurn(ctx);
	return terms;
}
