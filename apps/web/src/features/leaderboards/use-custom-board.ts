import { PREGAME_ROWS } from "@hilo/rules/custom-games/limits";
import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";

export type CustomRow = Outputs["customGames"]["board"]["rows"][number];

interface CustomBoard {
	/** Undefined until it is loaded, or if that fails. */
	readonly game: Outputs["customGames"]["get"] | undefined;
	readonly rows: readonly CustomRow[] | undefined;
	/** The error if no source has the rows. */
	readonly error: unknown;
}

/**
 * Reads a custom game's board from the first source that has it: game, high scores, leaderboard.
 * The first two are ordered by score only, and the game has only its first rows.
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

/** The game's rows are the whole board if there are fewer than it can list. */
const wholeBoard = (rows: readonly CustomRow[]) => (rows.length < PREGAME_ROWS ? rows : undefined);
