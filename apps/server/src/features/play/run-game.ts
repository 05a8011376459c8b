import type { Tx } from "@hilo/db/open-database";
import type { Queries, RunRow } from "@hilo/db/tables";
import type { JudgedMove } from "@hilo/rules/play/answers";
import type { Move, RunState } from "@hilo/rules/play/engine";
import type { PlayedGame } from "@hilo/rules/play/games";
import type { DealtPlan, RunSpec } from "@hilo/rules/play/pairs";
import type { Ctx } from "../../platform/context.ts";
import type { Earned } from "../progression/record-run.ts";
import type { StoredPool } from "./pools.ts";

/** The columns of a game's run that never change. */
export type DealtRow = Pick<
	RunRow,
	| "id"
	| "user_id"
	| "game"
	| "game_key"
	| "custom_game_id"
	| "filter"
	| "label"
	| "timer_ms"
	| "seed"
	| "started_at"
>;

export interface EndedRun {
	readonly row: DealtRow;
	readonly state: RunState;
	readonly spec: RunSpec;
	readonly plan: DealtPlan;
	readonly pool: StoredPool;
	readonly at: number;
	moves(): Promise<readonly (JudgedMove & Pick<Move, "round">)[]>;
}

export interface Finish {
	/** The player's best score, with this run counted. */
	readonly best: number;
	readonly newBest: boolean;
	readonly earned: Earned;
}

/** What differs between the classic games and custom games in their runs. */
export interface RunGame {
	timerMs(row: DealtRow): number | null;
	specOf(row: DealtRow, pool: StoredPool): RunSpec;
	/** What all rounds compare; null where the game or its questions name it. */
	measureOf(row: DealtRow): string | null;
	best(db: Queries, row: DealtRow): Promise<number>;
	/** Runs in the transaction that ends the run and holds its lock. */
	finish(ctx: Ctx, tx: Tx, ended: EndedRun): Promise<Finish>;
	/** The games' names, in the order of the rows. */
	readNames(db: Queries, rows: readonly DealtRow[]): Promise<readonly string[]> | readonly string[];
}

export type RunGames = Readonly<Record<PlayedGame, RunGame>>;
