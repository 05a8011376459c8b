import type { Among } from "@hilo/rules/leaderboards/among";
import type { AmongBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { readRowsOfFriends } from "../friends/player-and-friends.ts";
import { boardIdOf, classicBoard } from "./classic-board.ts";
import { type ClassicRow, presentClassicRow } from "./leaderboards.presenter.ts";
import { findScoresOfFriends } from "./leaderboards.repo.ts";
import { type OwnRank, ownRank } from "./own-rank.ts";

export interface BoardAmong {
	readonly among: Among;
	readonly rows: readonly ClassicRow[];
}

/** The ten best of all, or of the caller and their friends. @throws AppError 401 for a visitor's friends. */
export async function boardAmong(ctx: Ctx, input: AmongBoardInput): Promise<BoardAmong> {
	const friends = await friendsBoard(ctx, input);
	if (friends) return { among: "friends", rows: friends.slice(0, BOARD_ROWS) };
	return { among: "all", rows: await classicBoard(ctx, input) };
}

/** The caller's place on the same board; null without a score there. @throws AppError 401. */
export async function rankAmong(ctx: Ctx, input: AmongBoardInput): Promise<OwnRank | null> {
	const { id } = requirePlayer(ctx);
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
