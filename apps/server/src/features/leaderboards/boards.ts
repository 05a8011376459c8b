import { BOARD_PERIODS, BOARD_ROWS } from "@hilo/rules/leaderboards/boards";
import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import type { GameKey } from "@hilo/rules/play/games";
import type { Platform } from "../../platform/platform.ts";
import type { Cache } from "../../platform/process-caches.ts";
import { boardIdOf } from "./classic-board.ts";
import { type ClassicRow, presentClassicRow } from "./leaderboards.presenter.ts";
import { findTopScores } from "./leaderboards.repo.ts";
import type { CreatorTotals } from "./top-creators.ts";

/** The ten best of a game. */
export type Board = readonly ClassicRow[];

declare module "../../platform/context.ts" {
	interface Services {
		readonly boards: Boards;
	}
}

export class Boards {
	/** Plays of each classic game. */
	readonly playTotals: Cache<ReadonlyMap<GameKey, number>>;
	readonly creatorTotals: Cache<CreatorTotals>;
	readonly #platform: Platform;
	readonly #boards: Cache<Board>;

	constructor(platform: Platform) {
		this.#platform = platform;
		this.#boards = platform.caches.create("boards");
		this.playTotals = platform.caches.create("playTotals");
		this.creatorTotals = platform.caches.create("creatorTotals");
	}

	get(input: PeriodBoardInput): Promise<Board> {
		return this.#boards.forceFetch(this.#nameOf(input), { context: () => readBoard(this.#platform, input) });
	}

	/** Call it after the commit of what boards show: of one game's scores, or of a user. */
	clear(game?: GameKey): void {
		if (game === undefined) this.#boards.clear();
		else for (const period of BOARD_PERIODS) this.#boards.delete(this.#nameOf({ key: game, period }));
	}

	#nameOf(input: PeriodBoardInput): string {
		return `${input.key} ${input.period} ${boardIdOf(this.#platform, input).timeRange?.starts}`;
	}
}

async function readBoard(ctx: Platform, input: PeriodBoardInput): Promise<Board> {
	const rows = await findTopScores(ctx.db.kysely, boardIdOf(ctx, input), BOARD_ROWS);
	return rows.map(presentClassicRow);
}
