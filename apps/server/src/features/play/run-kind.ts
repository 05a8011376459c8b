import type { Tx } from "@hilo/db/open-database";
import type { Queries, RunRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { RESUME_MS } from "@hilo/rules/play/delays";
import {
	judge,
	type Move,
	type RoundAnswer,
	type RunPlan,
	type RunState,
	refusalOf,
} from "@hilo/rules/play/engine";
import type { PlayedGame } from "@hilo/rules/play/games";
import type { DealtPlan, RunSpec } from "@hilo/rules/play/pairs";
import type { ClosedRound } from "@hilo/rules/play/view";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";
import type { Earned } from "../progression/record-run.ts";
import type { Pools, StoredPool } from "./pools.ts";

// Promised in docs/product.md#judging.

/** A player's run of any kind, as it was read from its table. */
export interface LoadedRun {
	readonly plan: RunPlan;
	readonly state: RunState;
	/** With both numbers. @throws RangeError for a round that the run does not have. */
	roundAt(round: number): ClosedRound;
}

/** What the engine made of a move. */
export interface JudgedRound extends Pick<Move, "round" | "at"> {
	readonly state: RunState;
	readonly answer: RoundAnswer;
}

/** What differs between runs of games, daily decks and sides of duels when a guess is judged. */
export interface RunKind<Key, Run extends LoadedRun, Answer, View> {
	/** Locks the caller's run. @throws AppError 404. */
	load(ctx: Ctx, tx: Tx, key: Key): Promise<Run>;
	/** The stored answer to a round; null without one. */
	answerTo(tx: Tx, run: Run, round: number): Promise<Answer | null> | Answer | null;
	/** @throws AppError where the engine would judge, but the run is closed for another reason. */
	refuseMove?(run: Run, now: number): void;
	/** Stores an answer, and what a finished run brings. */
	save(ctx: Ctx, tx: Tx, run: Run, judged: JudgedRound): Promise<{ run: Run; answer: Answer }>;
	present(ctx: Ctx, tx: Tx, run: Run, about: { round: number; answer: Answer }): Promise<View> | View;
}

/**
 * Judges a guess in a run of any kind, in the caller's transaction. A repeated guess, after a lost response or from
 * another tab, gets the first one's verdict. @throws AppError as the kind's `load`; 409 for a refused guess.
 */
export async function answerRound<Key, Run extends LoadedRun, Answer, View>(
	ctx: Ctx,
	tx: Tx,
	kind: RunKind<Key, Run, Answer, View>,
	{ key, round, guess }: Pick<Move, "round" | "guess"> & { key: Key },
): Promise<View> {
	const run = await kind.load(ctx, tx, key);
	const answer = await kind.answerTo(tx, run, round);
	if (answer !== null) return kind.present(ctx, tx, run, { round, answer });
	const at = ctx.clock.now();
	kind.refuseMove?.(run, at);
	const saved = await kind.save(ctx, tx, run, judgeRound(run, { round, guess, at }));
	return kind.present(ctx, tx, saved.run, { round, answer: saved.answer });
}

/** @throws AppError 409 for a move that can't be judged. */
export function judgeRound(run: LoadedRun, move: Move): JudgedRound {
	const refusal = refusalOf(run.plan, run.state, move);
	if (refusal) throw new AppError(refusal);
	const { first, second } = run.roundAt(move.round);
	const judged = judge(run.plan, run.state, move, { known: first.value, hidden: second.value });
	return { ...judged, round: move.round, at: move.at };
}

/** How a kind's open runs are ended by the sweep, and resumed after maintenance. */
export interface OpenRuns<Found> {
	/** In a fixed order. Runs that may be abandoned at `now` (epoch ms). */
	findAbandoned(ctx: Ctx, now: number, page: { limit: number; offset: number }): Promise<readonly Found[]>;
	/** Locks the run, and ends it if it is abandoned. @returns whether it did. */
	endAbandoned(ctx: Ctx, found: Found, now: number): Promise<boolean>;
	/** For the log. */
	idOf(found: Found): object;
	/** Starts the clocks of open rounds again at `at`. */
	restartClocks(tx: Tx, moments: { now: number; at: number }): Promise<void>;
}

/** Ends abandoned runs. Several processes may run it at the same time; during maintenance it does nothing. */
export async function sweepRuns(ctx: OperatorCtx, kinds: readonly OpenRuns<unknown>[]): Promise<number> {
	if ((await ctx.siteSettings.get("maintenance")) === "on") return 0;
	const now = ctx.clock.now();
	let ended = 0;
	for (const kind of kinds) {
		ended += await forEachRow(ctx, {
			find: (limit, offset) => kind.findAbandoned(ctx, now, { limit, offset }),
			work: (found) => kind.endAbandoned(ctx, found, now),
			failure: "a run could not be ended",
			idOf: (found) => kind.idOf(found),
		});
	}
	return ended;
}

/** The columns of a game's run that never change. */
export type DealtRow = Pick<
	RunRow,
	"id" | "user_id" | "game" | "game_key" | "custom_game_id" | "label" | "timer_ms" | "seed" | "started_at"
>;

interface JudgedMove extends Pick<Move, "round" | "guess" | "at"> {
	readonly correct: boolean;
}

export interface EndedRun {
	readonly row: DealtRow;
	readonly state: RunState;
	readonly spec: RunSpec;
	readonly plan: DealtPlan;
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

interface RunKinds {
	readonly games: RunGames;
	/** Every kind of run that is open on the server. */
	readonly kinds: readonly OpenRuns<unknown>[];
}

interface Play extends RunKinds {
	readonly pools: Pools;
	/** Restarts open rounds. Call it in the transaction that opens the site, at `now` in epoch ms. */
	resumePaused(tx: Tx, now: number): Promise<void>;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly play: Play;
	}
}

export function createPlay(pools: Pools, { games, kinds }: RunKinds): Play {
	return {
		pools,
		games,
		kinds,
		async resumePaused(tx, now) {
			// Once pages have had time to notice.
			for (const kind of kinds) await kind.restartClocks(tx, { now, at: now + RESUME_MS });
		},
	};
}
