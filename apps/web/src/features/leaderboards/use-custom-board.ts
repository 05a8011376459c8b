import { PREGAME_ROWS } from "@hilo/rules/custom-games/limits";
import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";

export type CustomRow = Outputs["customGames"]["board"]["rows"][number];

interface CustomBoard {
	/** Undefined until it is known, or where it can't be. */
	readonly game: Outputs["customGames"]["get"] | undefined;
	readonly rows: readonly CustomRow[] | undefined;
	/** Why no source has the rows. */
	readonly error: unknown;
}

/**
 * A custom game's board, from the first source that has it (games.md, section 7): the game, its high scores, and its leaderboard. The first
 * two know no order but that by score, and the game itself no more than its first rows.
 */
export function useCustomBoard(id: string, order: CustomOrder): CustomBoard {
	const isByScore = order === "score";
	const game = trpc.customGames.get.useQuery({ id });
	const rowsOfGame = isByScore && game.data?.board === "open" ? wholeBoard(game.data.topScores) : undefined;
	const highScores = trpc.customGames.highScores.useQuery(
		{ id },
		{ enabled: isByScore && !rowsOfGame && (game.data !== undefined || game.error !== null) },
	);
	const isLast = !isByScore || (highScores.error !== null && highScores.data === undefined);
	const board = trpc.customGames.board.useQuery({ id, order }, { enabled: isLast });
	return {
		game: game.data,
		rows: rowsOfGame ?? (isByScore ? highScores.data?.rows : undefined) ?? board.data?.rows,
		error: board.error,
	};
}

/** A game tells its first rows: all of them, where these are fewer than it could tell. */
const wholeBoard = (rows: readonly CustomRow[]) => (rows.length < PREGAME_ROWS ? rows : undefined);
