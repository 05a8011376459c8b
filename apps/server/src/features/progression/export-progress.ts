import type { HighScoreRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { readAnswerCounts, readRightAnswers } from "./answer-counts.ts";
import { readMissed } from "./missed-pairs.ts";
import { findBadges, findDailyRecord, findStatistics } from "./progression.repo.ts";
import { findAllPeriodScores, findAllScores } from "./scores.repo.ts";

/** Only for the user's own export. */
export async function exportProgress({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const scores = await findAllScores(db, userId);
	const ofPeriods = await findAllPeriodScores(db, userId);
	const badges = await findBadges(db, userId);
	return {
		statistics: await findStatistics(db, userId),
		highScores: scores.map(presentScore),
		periodScores: ofPeriods.map((row) => ({
			period: row.period,
			starts: row.starts,
			...presentScore(row),
		})),
		badges: badges.map(({ badge_id, earned_at }) => ({
			id: badge_id,
			earnedAt: isoTime(earned_at),
		})),
		rightAnswers: await readRightAnswers(db, userId),
		/** Guesses by game, filter and how close the numbers were. */
		answerCounts: await readAnswerCounts(db, userId),
		practicePairs: (await readMissed(db, userId)).map(({ askedAt, ...pair }) => ({
			...pair,
			askedAt: isoTime(askedAt),
		})),
		dailyChallenges: await findDailyRecord(db, userId),
	};
}

function presentScore({ game_key, score, label, verified, achieved_at }: HighScoreRow) {
	return {
		key: game_key,
		score,
		selectedFeature: label,
		verified: verified === 1,
		achievedAt: isoTime(achieved_at),
	};
}
