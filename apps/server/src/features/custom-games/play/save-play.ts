import type { Tx } from "@hilo/db/open-database";
import type { CustomScoreRow } from "@hilo/db/tables";
import { COMPARE_CUSTOM, CUSTOM_ORDERS, type CustomRanked } from "@hilo/rules/leaderboards/boards";
import { deleteScoresOf, findScoresOf, insertPlay, putBest, putScores } from "./plays.repo.ts";

/** Times are in seconds. */
export interface Play {
	readonly gameId: string;
	readonly userId: string;
	readonly score: number;
	readonly timePerGuess: number;
	readonly timeTaken: number;
	readonly totalGuesses: number;
	readonly verified: boolean;
	/** Epoch milliseconds. */
	readonly at: number;
}

/** The caller must have locked the player's row, here and for the functions below. */
export async function savePlay(tx: Tx, id: string, play: Omit<Play, "timePerGuess">): Promise<void> {
	await insertPlay(tx, {
		id,
		game_id: play.gameId,
		user_id: play.userId,
		score: play.score,
		time_taken: play.timeTaken,
		total_guesses: play.totalGuesses,
		verified: play.verified ? 1 : 0,
		played_at: play.at,
	});
}

export async function saveBest(
	tx: Tx,
	{ gameId, userId, score }: Pick<Play, "gameId" | "userId" | "score">,
): Promise<void> {
	await putBest(tx, { game_id: gameId, user_id: userId, score });
}

/** Puts a play on each board in whose order it is the player's best. A score of 0 is on no board. */
export async function saveOnBoards(tx: Tx, play: Play): Promise<void> {
	if (play.score === 0) return;
	const storedScores = await findScoresOf(tx, play.gameId, play.userId);
	const better = CUSTOM_ORDERS.filter((board) => {
		const storedScore = storedScores.find((row) => row.board === board);
		return !storedScore || COMPARE_CUSTOM[board]({ ...play, date: play.at }, rankedOf(storedScore)) < 0;
	});
	if (better.length > 0)
		await putScores(
			tx,
			better.map((board) => rowOf(board, play)),
		);
}

function rankedOf(row: CustomScoreRow): CustomRanked {
	return {
		score: row.score,
		timePerGuess: row.time_per_guess,
		date: row.achieved_at,
		verified: row.verified === 1,
	};
}

function rowOf(board: CustomScoreRow["board"], play: Play): CustomScoreRow {
	return {
		game_id: play.gameId,
		user_id: play.userId,
		board,
		score: play.score,
		time_per_guess: play.timePerGuess,
		time_taken: play.timeTaken,
		total_guesses: play.totalGuesses,
		verified: play.verified ? 1 : 0,
		achieved_at: play.at,
	};
}

/** Keeps the record of plays. The caller must have checked access. @returns in how many games there was a score. */
export function deleteCustomScores(tx: Tx, userId: string): Promise<number> {
	return deleteScoresOf(tx, userId);
}
