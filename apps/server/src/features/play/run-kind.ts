import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { RunRow } from "@hilo/db/tables";
import type { PlayedGame } from "@hilo/rules/play/played-game";
import type { Move, Run, RunSpec } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import type { Counting } from "../analytics/daily-counter.ts";
import type { Earned } from "../progression/earned.ts";
import type { StoredPool } from "./pools.ts";

/** The columns of a run that never change. */
export type DealtRow = Pick<
	RunRow,
	"id" | "user_id" | "game" | "game_key" | "custom_game_id" | "feature" | "timer_ms" | "seed" | "started_at"
>;

export interface JudgedMove extends Pick<Move, "round" | "guess" | "at"> {
	readonly correct: boolean;
}

export interface EndedRun {
	readonly row: DealtRow;
	readonly run: Run;
	readonly spec: RunSpec;
	readonly pool: StoredPool;
	readonly at: number;
	moves(): Promise<readonly JudgedMove[]>;
}

export interface Finish {
	/** The player's best score, with this run counted. */
	readonly best: number;
	readonly newBest: boolean;
	readonly earned: Earned;
}

export type JudgeCtx = Pick<Ctx, "clock" | "settings" | "live" | "boards" | "runKinds" | "counts"> & Counting;

/** The differences between the games when the server deals and judges runs. */
export interface RunKind {
	timerMs(row: DealtRow): number | null;
	specOf(row: DealtRow, pool: StoredPool): RunSpec;
	/** What all rounds compare; null where the game or its questions name it. */
	measureOf(row: DealtRow): string | null;
	best(db: Queries, row: DealtRow): Promise<number>;
	/** Runs in the transaction that ends the run and holds its lock. */
	finish(ctx: JudgeCtx, tx: Tx, ended: EndedRun): Promise<Finish>;
	/** The games' names, in the order of the rows. */
	namesOf(db: Queries, rows: readonly DealtRow[]): Promise<readonly string[]> | readonly string[];
}

export type RunKinds = Readonly<Record<PlayedGame, RunKind>>;

declare module "../../platform/context.ts" {
	interface Services {
		readonly runKinds: RunKinds;
	}
}
