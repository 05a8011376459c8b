import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { GAME_KEYS, gameOfKey, hasFilters } from "../play/games.ts";
import { gameName } from "../play/play.schema.ts";
import { BADGE_IDS, SHOWCASE_SIZE } from "./badges.ts";
import { DAILY_TASKS } from "./daily-tasks.ts";
import { MAX_SCORE } from "./scores.ts";

const MAX_LABEL_LENGTH = 100;

const wrongScore = errorCode("progression/score-invalid");
const wrongLabel = errorCode("progression/feature-invalid");

const sentScore = z.object({
	game: gameName(GAME_KEYS),
	score: z.int(wrongScore).min(0, wrongScore).max(MAX_SCORE, wrongScore),
	/** The label of one of the game's filters, which the server checks. */
	selectedFeature: z.string(wrongLabel).max(MAX_LABEL_LENGTH, wrongLabel).optional(),
});

/** Games with filters keep the label; for all others it is dropped. */
function withoutStrayLabel<Score extends z.output<typeof sentScore>>(sent: Score): Score {
	if (hasFilters(gameOfKey(sent.game))) return sent;
	const withoutLabel = { ...sent };
	delete withoutLabel.selectedFeature;
	return withoutLabel;
}

export const updateScoreInput = sentScore.overwrite(withoutStrayLabel).meta({ id: "UpdateScoreInput" });

/** `owner` is the player whose score it is: another tab may have signed another player in, whose session is sent. */
export const ownScoreInput = sentScore
	.extend({ owner: z.string().optional() })
	.overwrite(withoutStrayLabel)
	.meta({ id: "OwnScoreInput" });
/** Without `owner`, the signed-in player is meant. */
export type UpdateScoreInput = z.output<typeof ownScoreInput>;

export const dailyChallengeInput = z
	.object({ challengeType: z.enum(DAILY_TASKS, errorCode("progression/challenge-unknown")) })
	.meta({ id: "DailyChallengeInput" });
export type DailyChallengeInput = z.output<typeof dailyChallengeInput>;

/** In the order in which they are shown; none: the latest. */
export const showcaseInput = z
	.object({
		badgeIds: z
			.array(
				z.enum(BADGE_IDS, errorCode("progression/badge-unknown")),
				errorCode("progression/badge-unknown"),
			)
			.overwrite((ids) => [...new Set(ids)])
			.max(SHOWCASE_SIZE, errorCode("progression/showcase-full")),
	})
	.meta({ id: "ShowcaseInput" });
export type ShowcaseInput = z.output<typeof showcaseInput>;
