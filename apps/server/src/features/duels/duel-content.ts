import type { DuelRow } from "@hilo/db/tables";
import type { RoundAnswer } from "@hilo/rules/play/course";
import type { Outcome } from "@hilo/rules/play/run";
import type { StoredPool } from "../play/pools.ts";

/** What a new duel is about. */
export type DuelContent = Pick<
	DuelRow,
	| "game"
	| "custom_game_id"
	| "game_link_key"
	| "filter"
	| "choice"
	| "measure"
	| "seed"
	| "timer_ms"
	| "rounds"
> & {
	readonly pool: StoredPool;
	/** The challenger's side, where it has been played already. */
	readonly played: PlayedLine | null;
};

/** A side that was played before the duel was. */
export interface PlayedLine {
	readonly answers: readonly RoundAnswer[];
	readonly outcome: Outcome;
}

/** What new cards are dealt from: what somebody chose to play. */
export type Chosen =
	| { readonly kind: "classic"; readonly game: Exclude<DuelRow["game"], "custom">; readonly filter: string }
	| { readonly kind: "custom"; readonly gameId: string; readonly key?: string | undefined };
