import type { Card, Pool } from "@hilo/rules/play/card";
import type { HttpTools } from "./http/fetch-json.ts";
import type { ProviderId } from "./providers.ts";

/** A pool from a third party, dated by when it said so. */
export interface LivePool extends Pool {
	readonly provider: ProviderId;
	/** Epoch ms. */
	readonly fetchedAt: number;
	/** Until when it is dealt without asking again, epoch ms. */
	readonly freshUntil: number;
	/** Addresses of sound samples, by the card's id. */
	readonly previews: Readonly<Record<string, string>>;
}

/** What is built from a provider's answers, before it is dated and named. */
export interface BuiltPool {
	readonly source: string;
	readonly cards: readonly Card[];
	/** When the provider said so; of several answers the oldest. Epoch ms. */
	readonly fetchedAt: number;
	readonly previews?: LivePool["previews"];
}

/** What building a pool may use: the calls' tools, and the signal that ends it. */
export interface Building extends HttpTools {
	readonly signal: AbortSignal;
}

/** The provider answers, but what it has does not make a game. */
export class TooLittleError extends Error {
	override readonly name = "TooLittleError";
}
