import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { RunRow } from "@hilo/db/tables";
import type { PlayedGame } from "@hilo/rules/play/played-game";
import type { Move, Run, RunSpec } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import type { Counting } from "../analytics/daily-counter.ts";
import type { Earned } from "../progression/earned.ts";
import type { StoredPool } from "./pools.ts";

/** What of a stored run never changes. */
export type DealtRow = Pick<
	RunRow,
	"id" | "user_id" | "game" | "game_key" | "custom_game_id" | "feature" | "timer_ms" | "seed" | "started_at"
>;

/** A move as it was judged. */
export interface JudgedMove extends Pick<Move, "round" | "guess" | "at"> {
	readonly correct: boolean;
}

/** A run that has just ended. */
export interface EndedRun {
	readonly row: DealtRow;
	/** How it stands now that it is over. */
	readonly run: Run;
	readonly spec: RunSpec;
	readonly pool: StoredPool;
	/** When it ended, epoch ms. */
	readonly at: number;
	/** All its moves, in the order of their rounds. */
	moves(): Promise<readonly JudgedMove[]>;
}

/** What the end of a run has brought. */
export interface Finish {
	/** The player's best score from now on. */
	readonly best: number;
	readonly newBest: boolean;
	readonly earned: Earned;
}

/** What judging needs of the context. */
export type JudgeCtx = Pick<Ctx, "clock" | "settings" | "live" | "runKinds" | "counts"> & Counting;

/** All that one game's runs do differently from another's when the server deals and judges them. */
export interface RunKind {
	/** How long a player has for a guess; null without a clock. */
	timerMs(row: DealtRow): number | null;
	/** What a run is dealt and judged by. */
	specOf(row: DealtRow, pool: StoredPool): RunSpec;
	/** What all its rounds compare; null where the game or its questions say that. */
	measureOf(row: DealtRow): string | null;
	/** The player's best score in the game that the run is of. */
	best(db: Queries, row: DealtRow): Promise<number>;
	/** Saves what the end of a run brings its player, in the transaction that ends it and has locked it. */
	finish(ctx: JudgeCtx, tx: Tx, ended: EndedRun): Promise<Finish>;
	/** The names of the games that these runs are of, in their order. */
	namesOf(db: Queries, rows: readonly DealtRow[]): Promise<readonly string[]> | readonly string[];
}

/** The kind of every game that can be played. */
export type RunKinds = Readonly<Record<PlayedGame, RunKind>>;

declare module "../../platform/context.ts" {
	interface Services {
		readonly runKinds: RunKinds;
	}
}
