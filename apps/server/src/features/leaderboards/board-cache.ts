import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import type { Ctx } from "../../platform/context.ts";
import type { Cache } from "../../platform/process-caches.ts";
import { type PreparedText, prepareText } from "../../platform/rest/prepared-text.ts";
import { scoreChanges } from "../progression/score-changes.ts";
import { avatarOf } from "../users/avatar.ts";
import { visibleChanges } from "../users/visible-changes.ts";
import { boardName } from "./board-name.ts";
import { type ClassicRow, NO_FEATURE } from "./classic-row.ts";
import { findTopScores } from "./leaderboards.repo.ts";

type BoardCtx = Pick<Ctx, "db" | "clock" | "settings">;

/** The ten best of a game, and the answers prepared from them. */
export class CachedBoard {
	readonly rows: readonly ClassicRow[];
	readonly #texts = new Map<unknown, PreparedText>();

	constructor(rows: readonly ClassicRow[]) {
		this.rows = rows;
	}

	/** `present(rows)` as JSON, computed once. */
	text(present: (rows: readonly ClassicRow[]) => unknown): PreparedText {
		const text = this.#texts.get(present) ?? prepareText(JSON.stringify(present(this.rows)));
		this.#texts.set(present, text);
		return text;
	}
}

export interface BoardRead {
	/** This process's changes so far, and when the board's week or month began. */
	readonly state: string;
	readonly board: Promise<CachedBoard>;
}

/** A board is read again after this process has changed a score of its game or a shown user, and after a second. */
export class BoardCache {
	/** By game and period. */
	readonly #reads: Cache<BoardRead>;

	constructor(reads: Cache<BoardRead>) {
		this.#reads = reads;
	}

	get(ctx: BoardCtx, input: PeriodBoardInput): Promise<CachedBoard> {
		const name = `${input.key} ${input.period}`;
		const state = stateOf(ctx, input);
		const cached = this.#reads.get(name);
		if (cached?.state === state) return cached.board;
		const read = { state, board: readBoard(ctx, input) };
		this.#reads.set(name, read);
		read.board.catch(() => {
			if (this.#reads.peek(name) === read) this.#reads.delete(name);
		});
		return read.board;
	}
}

function stateOf(ctx: BoardCtx, input: PeriodBoardInput): string {
	const { kysely } = ctx.db;
	const starts = boardName(ctx, input).within?.starts ?? "";
	return `${scoreChanges(kysely, input.key)} ${visibleChanges(kysely)} ${starts}`;
}

async function readBoard(ctx: BoardCtx, input: PeriodBoardInput): Promise<CachedBoard> {
	const rows = await findTopScores(ctx.db.kysely, boardName(ctx, input), BOARD_ROWS);
	return new CachedBoard(
		rows.map((row, index) => ({
			rank: index + 1,
			userId: row.user_id,
			username: row.username,
			...avatarOf(row),
			score: row.score,
			selectedFeature: row.selected_feature ?? NO_FEATURE,
			verified: row.verified === 1,
		})),
	);
}
