import { boardRefusal, boardState } from "@hilo/rules/custom-games/access";
import { AppError } from "@hilo/rules/errors/errors";
import {
	type Among,
	type AmongInput,
	BOARD_ROWS,
	type CustomOrder,
	efficiency,
} from "@hilo/rules/leaderboards/boards";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { readRowsOfFriends } from "../../friends/player-and-friends.ts";
import { avatarOf } from "../../users/avatar.ts";
import type { Rank } from "../../users/rank-among-visible.ts";
import { findGameUnchecked, type SeenGame, viewerIdOf } from "../find-game.ts";
import { type BoardRow, findBoard, findBoardOfFriends, findLeaders, findRankOf } from "./boards.repo.ts";
import { findBest, findScoresOf } from "./plays.repo.ts";

export interface CustomBoard {
	readonly game: SeenGame;
	readonly among: Among;
	readonly rows: readonly RowView[];
	readonly personalBest: number | null;
}

export function presentCustomBoard({ among, rows, personalBest }: CustomBoard) {
	return { among, rows, personalBest };
}

/** Times are in seconds, `efficiency` in percent. */
export type RowView = ReturnType<typeof presentRow>;

interface BoardChoice {
	readonly id: string;
	readonly order?: CustomOrder;
	readonly among?: AmongInput;
}

/**
 * The key of the game's link opens no board.
 * @throws AppError 404; 403 with a message for the game's privacy; 401 for a visitor's friends.
 */
export async function customBoard(
	ctx: Pick<Ctx, "actor" | "db">,
	{ id, order = "score", among = "all" }: BoardChoice,
): Promise<CustomBoard> {
	const game = await findOpenBoard(ctx, id);
	const friends = await friendsBoard(ctx, { id, order, among });
	return {
		game,
		among: friends ? "friends" : "all",
		rows: friends?.slice(0, BOARD_ROWS).map(presentRow) ?? (await readRows(ctx, id, order)),
		personalBest: await personalBest(ctx, id),
	};
}

/** @throws AppError as `customBoard`. */
async function findOpenBoard(ctx: Pick<Ctx, "actor" | "db">, id: string): Promise<SeenGame> {
	const game = await findGameUnchecked(ctx, id);
	const { privacy } = game.row;
	if (boardState(privacy, game.relation) !== "open") throw new AppError(boardRefusal(privacy));
	return game;
}

/** Empty where the board is closed to the caller. */
export async function topScores(
	ctx: Pick<Ctx, "db">,
	{ row, relation }: SeenGame,
	limit = BOARD_ROWS,
): Promise<RowView[]> {
	return boardState(row.privacy, relation) === "open" ? readRows(ctx, row.id, "score", limit) : [];
}

export async function personalBest(
	{ actor, db }: Pick<Ctx, "actor" | "db">,
	gameId: string,
): Promise<number | null> {
	if (actor.kind !== "player") return null;
	return (await findBest(db.kysely, gameId, viewerIdOf(actor))) || null;
}

/** The caller must have checked access to the board. */
async function readRows(
	{ db }: Pick<Ctx, "db">,
	gameId: string,
	order: CustomOrder,
	limit = BOARD_ROWS,
): Promise<RowView[]> {
	const rows = await findBoard(db.kysely, order, { gameId, limit });
	return rows.map(presentRow);
}

/** The caller and their friends, without a limit of rows; null for the board of all. */
async function friendsBoard(
	ctx: Pick<Ctx, "actor" | "db">,
	{ id: gameId, order, among }: Required<BoardChoice>,
): Promise<BoardRow[] | null> {
	return readRowsOfFriends(ctx, among, (userId) =>
		findBoardOfFriends(ctx.db.kysely, order, { gameId, userId }),
	);
}

/** The best player of a game. */
export interface Leader {
	readonly userId: string;
	readonly username: string;
	readonly score: number;
}

/** Returns the best players of games that the caller may see, by game; none for a game without scores. */
export async function readLeaders(
	{ db }: Pick<Ctx, "db">,
	gameIds: readonly string[],
): Promise<ReadonlyMap<string, Leader>> {
	const rows = gameIds.length > 0 ? await findLeaders(db.kysely, gameIds) : [];
	return new Map(
		rows.map(({ game_id, user_id: userId, username, score }) => [game_id, { userId, username, score }]),
	);
}

/** @param index the place on the board, from 0. */
function presentRow(row: BoardRow, index: number) {
	const { score, total_guesses: totalGuesses } = row;
	return {
		rank: index + 1,
		userId: row.user_id,
		username: row.username,
		avatarUrl: avatarOf({ ...row, id: row.user_id }).avatarUrl,
		score,
		timePerGuess: row.time_per_guess,
		timeTaken: row.time_taken,
		totalGuesses,
		efficiency: efficiency(score, totalGuesses),
		date: isoTime(row.achieved_at),
		verified: row.verified === 1,
	};
}

const NO_FILTER = "Classic";

export function presentDocumentedRow(row: RowView) {
	return { ...row, formattedDate: row.date.slice(0, "2026-11-22".length), selectedFeature: NO_FILTER };
}

export function presentHighScore({ rank: _, efficiency: __, ...row }: RowView) {
	return { ...row, selectedFeature: NO_FILTER };
}

export function presentBest(best: number | null) {
	return best === null ? null : { score: best };
}

export interface CustomRank extends Rank {
	readonly score: number;
	readonly timePerGuess: number;
	readonly verified: boolean;
}

/** Null where the player has no score. @throws AppError as `customBoard`. */
export async function customRank(
	ctx: PlayerCtx,
	{ id, order, among }: Required<BoardChoice>,
): Promise<CustomRank | null> {
	const { id: userId } = ctx.actor;
	await findOpenBoard(ctx, id);
	const friends = await friendsBoard(ctx, { id, order, among });
	if (friends) {
		const index = friends.findIndex(({ user_id }) => user_id === userId);
		const row = friends[index];
		return row ? presentRank(row, { rank: index + 1, of: friends.length }) : null;
	}
	const scores = await findScoresOf(ctx.db.kysely, id, userId);
	const row = scores.find(({ board }) => board === order);
	return row ? presentRank(row, await findRankOf(ctx.db.kysely, row)) : null;
}

function presentRank(
	{ score, time_per_guess, verified }: Pick<BoardRow, "score" | "time_per_guess" | "verified">,
	rank: Rank,
): CustomRank {
	return { ...rank, score, timePerGuess: time_per_guess, verified: verified === 1 };
}
