import type { Tx } from "@hilo/db/open-database";
import type { FinishedRun } from "@hilo/rules/progression/stats";
import { statsAfterRun } from "@hilo/rules/progression/stats";
import type { ReachedScore } from "./keep-high-score.ts";
import { keepHighScore } from "./keep-high-score.ts";
import { lockStats, putStats } from "./progression.repo.ts";

/**
 * What the end of a judged run changes in the player's record: the high score and the figures behind the badges (D14). Runs inside
 * the transaction that ends the run, so that all of it is saved or none.
 */
export async function countFinishedRun(
	tx: Tx,
	reached: ReachedScore,
	run: FinishedRun,
): Promise<{ best: number; newBest: boolean }> {
	const stats = await lockStats(tx, reached.userId);
	const after = statsAfterRun(
		{
			gamesPlayed: stats.games_played,
			perfectStreak: stats.perfect_streak,
			currentStreak: stats.current_streak,
			comebacks: stats.comebacks,
			fastAnswers: stats.fast_answers,
		},
		run,
	);
	await putStats(tx, reached.userId, {
		games_played: after.gamesPlayed,
		perfect_streak: after.perfectStreak,
		current_streak: after.currentStreak,
		comebacks: after.comebacks,
		fast_answers: after.fastAnswers,
	});
	return keepHighScore(tx, reached);
}
