import { BOARD_PERIODS, BOARD_ROWS, startOf } from "@hilo/rules/leaderboards/boards";
import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import type { GameKey } from "@hilo/rules/play/games";
import type { Platform } from "../../platform/platform.ts";
import type { Cache } from "../../platform/process-caches.ts";
import { today } from "../../platform/today.ts";
import { type ClassicRow, presentClassicRow } from "./leaderboards.presenter.ts";
import { type BoardId, findTopScores } from "./leaderboards.repo.ts";

/** The ten best of a game. */
export type Board = readonly ClassicRow[];

declare module "../../platform/context.ts" {
	interface Services {
		readonly boards: Boards;
	}
}

export class Boards {
	readonly #platform: Platform;
	readonly #boards: Cache<Board>;

	constructor(platform: Platform) {
		this.#platform = platform;
		this.#boards = platform.caches.get("boards");
	}

	/** From the cache, of all players. */
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

/** The week or month of today in the site's time zone. */
export function boardIdOf(ctx: Platform, { key, period }: PeriodBoardInput): BoardId {
	const timeRange = period === "all" ? null : { period, starts: startOf(period, today(ctx)) };
	return { gameKey: key, timeRange };
}
