import { setImmediate as nextPass } from "node:timers/promises";
import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { compareClassic } from "@hilo/rules/leaderboards/ranking";
import { MAX_SCORE } from "@hilo/rules/progression/scores";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { boardIdOf } from "./classic-board.ts";
import { NO_FILTER } from "./leaderboards.presenter.ts";
import type { BoardId } from "./leaderboards.repo.ts";
import { countRows, findNextScore, findOwnAndHidden, type RankedRow, type ScoreCount } from "./ranks.repo.ts";

/** So many places are counted exactly. Beyond them, players with the same score share a place. */
const MAX_EXACT_RANK = 1_000;

export interface OwnRank {
	/** 1 is the best. */
	readonly rank: number;
	/** Number of players on the board. */
	readonly of: number;
	readonly score: number;
	readonly selectedFeature: string;
	readonly verified: boolean;
}

/** Best score first. */
export type ScoreCounts = readonly ScoreCount[];

type RankCtx = Pick<Ctx, "db" | "scoreCounts">;

/** Null where the player has no score. @throws AppError 401. */
export async function ownRank(
	ctx: RankCtx & Pick<Ctx, "actor" | "clock" | "settings">,
	input: PeriodBoardInput,
): Promise<OwnRank | null> {
	const { id } = requirePlayer(ctx);
	const board = boardIdOf(ctx, input);
	const { own, hidden } = await findOwnAndHidden(ctx.db.kysely, board, id);
	if (!own) return null;
	return {
		...(await readRank(ctx, board, { own, hidden })),
		score: own.score,
		selectedFeature: own.selected_feature ?? NO_FILTER,
		verified: own.verified === 1,
	};
}

/** Counts visible players only. What it reads is bounded, see docs/decisions/own-rank-by-score.md. */
export async function readRank(
	ctx: RankCtx,
	board: BoardId,
	{ own, hidden }: { own: RankedRow; hidden: readonly RankedRow[] },
	maxExactRank = MAX_EXACT_RANK,
): Promise<{ rank: number; of: number }> {
	const counts = await scoreCounts(ctx, board);
	const all = sum(counts);
	const isBetter = ({ score }: { score: number }) => score > own.score;
	const better = sum(counts.filter(isBetter)) - hidden.filter(isBetter).length;
	if (better < maxExactRank) {
		const bounds = { limit: maxExactRank + hidden.length, isSmall: all < maxExactRank };
		const counted = await countRows(ctx.db.kysely, board, own, bounds);
		const before = counted.ahead - hidden.filter(isAheadOf(own)).length;
		if (before < maxExactRank) return rankAmong((counted.all ?? all) - hidden.length, before);
	}
	return rankAmong(all - hidden.length, Math.max(better, maxExactRank));
}

function rankAmong(all: number, before: number) {
	return { rank: before + 1, of: Math.max(all, before + 1) };
}

function isAheadOf(row: RankedRow) {
	return (other: RankedRow) =>
		(compareClassic(ranked(other), ranked(row)) || (other.user_id < row.user_id ? -1 : 1)) < 0;
}

function ranked({ score, verified, achieved_at }: RankedRow) {
	return { score, verified: verified === 1, achievedAt: achieved_at };
}

function sum(counts: ScoreCounts): number {
	return counts.reduce((all, { players }) => all + players, 0);
}

function scoreCounts(ctx: RankCtx, board: BoardId): Promise<ScoreCounts> {
	const { gameKey, timeRange } = board;
	return ctx.scoreCounts.forceFetch(`${gameKey} ${timeRange?.period} ${timeRange?.starts}`, {
		context: async () => {
			const counts: ScoreCount[] = [];
			let next = await findNextScore(ctx.db.kysely, board, MAX_SCORE + 1);
			while (next) {
				counts.push(next);
				// On SQLite, each step blocks the event loop.
				await nextPass();
				next = await findNextScore(ctx.db.kysely, board, next.score);
			}
			return counts;
		},
	});
}
