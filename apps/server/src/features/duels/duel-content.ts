import type { CustomGameRow, DuelRow } from "@hilo/db/tables";
import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { type Outcome, outcomeAfter, type RoundAnswer } from "@hilo/rules/play/engine";
import type { GameId } from "@hilo/rules/play/games";
import type { CurrentPool, StoredPool } from "../play/pools.ts";

export type DuelContent = Pick<
	DuelRow,
	| "game"
	| "day"
	| "custom_game_id"
	| "game_link_key"
	| "filter"
	| "label"
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

/** The columns that say which classic or custom game a duel is of. */
export type GameColumns = Pick<
	DuelContent,
	"game" | "day" | "custom_game_id" | "game_link_key" | "filter" | "label" | "measure" | "timer_ms"
>;

export function columnsOfClassic(game: GameId, { filter, label }: CurrentPool): GameColumns {
	return {
		game,
		day: null,
		custom_game_id: null,
		game_link_key: null,
		filter,
		label,
		measure: null,
		timer_ms: null,
	};
}

export function columnsOfCustom(
	{ id, value_label, timer_seconds }: Pick<CustomGameRow, "id" | "value_label" | "timer_seconds">,
	key: string | undefined,
): GameColumns {
	return {
		game: "custom",
		day: null,
		custom_game_id: id,
		game_link_key: key ?? null,
		filter: "",
		label: null,
		measure: value_label,
		timer_ms: timer_seconds * 1000,
	};
}

export interface FinishedSide {
	readonly answers: readonly RoundAnswer[];
	readonly outcome: Outcome;
}

/** A finished run as a side: at most its first `MAX_ROUNDS` rounds. Null for a run without an answer. */
export function finishedSide(all: readonly RoundAnswer[]): FinishedSide | null {
	const answers = all.slice(0, MAX_ROUNDS);
	const last = answers.at(-1);
	return last ? { answers, outcome: outcomeAfter(last) } : null;
}

export type GameAndFilter =
	| { readonly kind: "classic"; readonly game: GameId; readonly filter: string }
	| { readonly kind: "custom"; readonly gameId: string; readonly key?: string | undefined };
