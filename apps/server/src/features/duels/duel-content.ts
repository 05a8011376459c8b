import type { DuelRow } from "@hilo/db/tables";
import type { Outcome, RoundAnswer } from "@hilo/rules/play/engine";
import type { GameId } from "@hilo/rules/play/games";
import type { StoredPool } from "../play/pools.ts";

export type DuelContent = Pick<
	DuelRow,
	| "game"
	| "day"
	| "custom_game_id"
	| "game_link_key"
	| "filter"
	| "choice"
	| "measure"
	| "seed"
	| "timer_ms"
	| "rounds"
	| "counted"
> & {
	readonly pool: StoredPool;
	/** The challenger's answers, if they played before the duel was created. */
	readonly played: FinishedSide | null;
};

export interface FinishedSide {
	readonly answers: readonly RoundAnswer[];
	readonly outcome: Outcome;
}

export type GameAndFilter =
	| { readonly kind: "classic"; readonly game: GameId; readonly filter: string }
	| { readonly kind: "custom"; readonly gameId: string; readonly key?: string | undefined };
