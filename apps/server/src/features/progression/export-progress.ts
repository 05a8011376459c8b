import type { Ctx } from "../../platform/context.ts";
import { findBadges } from "./badges.repo.ts";
import { findDailyRecord } from "./daily.repo.ts";
import { findAllScores, findFigures } from "./progression.repo.ts";

/** Returns a user's scores, figures, badges and challenges for the export. The caller is that user. */
export async function exportProgress({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const scores = await findAllScores(db, userId);
	const badges = await findBadges(db, userId);
	return {
		figures: await findFigures(db, userId),
		highScores: scores.map(({ game_key, score, selected_feature, verified, achieved_at }) => ({
			key: game_key,
			score,
			selectedFeature: selected_feature,
			verified: verified === 1,
			achievedAt: new Date(achieved_at).toISOString(),
		})),
		badges: badges.map(({ badge_id, earned_at }) => ({
			id: badge_id,
			earnedAt: new Date(earned_at).toISOString(),
		})),
		dailyChallenges: await findDailyRecord(db, userId),
	};
}
