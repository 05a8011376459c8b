import type { Card, Pool } from "@hilo/rules/play/card";
import type { HttpTools } from "./http/fetch-json.ts";
import type { ProviderId } from "./providers.ts";

export interface LivePool extends Pool {
	readonly provider: ProviderId;
	/** Epoch ms. */
	readonly fetchedAt: number;
	/** Until when it is dealt without asking again, epoch ms. */
	readonly freshUntil: number;
	/** URLs of sound samples, by the item's id. */
	readonly previews: Readonly<Record<string, string>>;
}

export interface BuiltPool {
	readonly source: string;
	readonly cards: readonly Card[];
	/** The provider's time, epoch ms; of several answers the oldest. */
	readonly fetchedAt: number;
	readonly previews?: LivePool["previews"];
}

export interface PoolBuildTools extends HttpTools {
	readonly signal: AbortSignal;
}

/** The provider answers, but with too little for a game. */
export class TooLittleError extends Error {
	override readonly name = "TooLittleError";
}
