import { type DailyChallenges, noDailyChallenges } from "../progression/daily-challenges.ts";
import { emptyScores, type ScoreTable } from "../progression/scores.ts";

/** What the documented calls name a user's `games`: the high scores of all 13 keys, and today's challenges. */
export type Games = ScoreTable & { readonly dailyChallenges: DailyChallenges };

/** The games of somebody who has not played. */
export function emptyGames(): Games {
	return { ...emptyScores(), dailyChallenges: noDailyChallenges() };
}
