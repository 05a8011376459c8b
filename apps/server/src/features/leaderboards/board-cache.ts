import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_PERIODS } from "@hilo/rules/leaderboards/periods";
import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import type { GameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import type { Cache } from "../../platform/process-caches.ts";
import { boardIdOf } from "./classic-board.ts";
import { type ClassicRow, presentClassicRow } from "./leaderboards.presenter.ts";
import { findTopScores } from "./leaderboards.repo.ts";

type BoardCtx = Pick<Ctx, "db" | "clock" | "settings">;

/** The ten best of a game. */
export type Board = readonly ClassicRow[];

export class BoardCache {
	readonly #ctx: BoardCtx;
	readonly #boards: Cache<Board>;

	constructor(ctx: BoardCtx, boards: Cache<Board>) {
		this.#ctx = ctx;
		this.#boards = boards;
	}

	get(input: PeriodBoardInput): Promise<Board> {
		return this.#boards.forceFetch(this.#nameOf(input), { context: () => readBoard(this.#ctx, input) });
	}

	/** Call it after the commit of what boards show: of one game's scores, or of a user. */
	clear(game?: GameKey): void {
		if (game === undefined) this.#boards.clear();
		else for (const period of BOARD_PERIODS) this.#boards.delete(this.#nameOf({ key: game, period }));
	}

	#nameOf(input: PeriodBoardInput): string {
		return `${input.key} ${input.period} ${boardIdOf(this.#ctx, input).timeRange?.starts}`;
	}
}

async function readBoard(ctx: BoardCtx, input: PeriodBoardInput): Promise<Board> {
	const rows = await findTopScores(ctx.db.kysely, boardIdOf(ctx, input), BOARD_ROWS);
	return rows.map(presentClassicRow);
}
