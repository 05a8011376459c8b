import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import { beats } from "@hilo/rules/progression/scores";
import { findScore, insertScores, putScore } from "./progression.repo.ts";

/** A score that somebody reached. */
export interface ReachedScore {
	readonly userId: string;
	readonly gameKey: GameKey;
	readonly score: number;
	readonly feature: string | null;
	/** Whether it came from a judged run. */
	readonly verified: boolean;
	/** Epoch milliseconds. */
	readonly at: number;
}

/**
 * Keeps the score if it beats the stored one, or equals it and is the first that was judged (D12, D13). Part of use cases that
 * have decided who may score.
 *
 * @returns the high score that is stored now, and whether this one raised it.
 */
export async function keepHighScore(
	tx: Tx,
	reached: ReachedScore,
): Promise<{ best: number; newBest: boolean }> {
	const { userId, gameKey, score, verified } = reached;
	const stored = await findScore(tx, userId, gameKey);
	const present = stored && { score: stored.score, verified: stored.verified === 1 };
	if (!beats({ score, verified }, present)) return { best: present?.score ?? 0, newBest: false };
	const newBest = score > (present?.score ?? 0);
	await putScore(tx, rowOf(newBest ? reached : { ...reached, feature: stored?.selected_feature ?? null }));
	return { best: score, newBest };
}

/** Keeps the scores of players who have none yet, any number at a time. For whoever has just made those players. */
export async function keepFirstScores(tx: Tx, reached: readonly ReachedScore[]): Promise<void> {
	await insertScores(tx, reached.map(rowOf));
}

function rowOf({ userId, gameKey, score, feature, verified, at }: ReachedScore): HighScoreRow {
	return {
		user_id: userId,
		game_key: gameKey,
		score,
		selected_feature: feature,
		verified: verified ? 1 : 0,
		achieved_at: at,
	};
}
