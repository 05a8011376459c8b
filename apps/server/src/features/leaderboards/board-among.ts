import { type Among, BOARD_ROWS } from "@hilo/rules/leaderboards/boards";
import type { AmongBoardInput, PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { readRowsOfFriends } from "../friends/player-and-friends.ts";
import type { Rank } from "../users/rank-among-visible.ts";
import { boardIdOf } from "./boards.ts";
import { type ClassicRow, NO_FILTER, presentClassicRow } from "./leaderboards.presenter.ts";
import { findRankOf, findScore, findScoresOfFriends } from "./leaderboards.repo.ts";

export interface OwnRank extends Rank {
	readonly score: number;
	readonly label: string;
	readonly verified: boolean;
}

/** Null where the player has no score. */
async function ownRank(ctx: PlayerCtx, input: PeriodBoardInput): Promise<OwnRank | null> {
	const { id } = ctx.actor;
	const board = boardIdOf(ctx, input);
	const own = await findScore(ctx.db.kysely, board, id);
	if (!own) return null;
	return {
		...(await findRankOf(ctx.db.kysely, board, own)),
		score: own.score,
		label: own.label ?? NO_FILTER,
		verified: own.verified === 1,
	};
}

export interface BoardAmong {
	readonly among: Among;
	readonly rows: readonly ClassicRow[];
}

/** The ten best of all, or of the caller and their friends. @throws AppError 401 for a visitor's friends. */
export async function boardAmong(ctx: Ctx, input: AmongBoardInput): Promise<BoardAmong> {
	const friends = await friendsBoard(ctx, input);
	if (friends) return { among: "friends", rows: friends.slice(0, BOARD_ROWS) };
	return { among: "all", rows: await ctx.boards.get(input) };
}

/** The caller's place on the same board; null without a score there. */
export async function rankAmong(ctx: PlayerCtx, input: AmongBoardInput): Promise<OwnRank | null> {
	const { id } = ctx.actor;
	const rows = await friendsBoard(ctx, input);
	if (!rows) return ownRank(ctx, input);
	const own = rows.find(({ userId }) => userId === id);
	if (!own) return null;
	const { rank, score, label, verified } = own;
	return { rank, of: rows.length, score, label, verified };
}

async function friendsBoard(ctx: Ctx, input: AmongBoardInput): Promise<ClassicRow[] | null> {
	const rows = await readRowsOfFriends(ctx, input.among, (userId) =>
		findScoresOfFriends(ctx.db.kysely, boardIdOf(ctx, input), userId),
	);
	return rows?.map(presentClassicRow) ?? null;
}
