import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";

/** A finished run, as the challenger's side of a duel. */
export type ChallengeSource = CreateDuelInput["source"];

/** The parameters of the page with all ways to challenge. */
export interface ChallengeSearch {
	readonly run?: string | undefined;
	readonly score?: number | undefined;
	readonly game?: string | undefined;
	readonly filter?: string | undefined;
	readonly custom?: string | undefined;
	readonly key?: string | undefined;
}
