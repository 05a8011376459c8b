import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS, gameOfKey } from "../play/games.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";
import { MAX_SCORE } from "./scores.ts";

const errorText = errorTextFrom(PROGRESSION_ERRORS);

const MAX_LABEL_LENGTH = 100;

const wrongScore = errorText("progression/score-invalid");
const wrongLabel = errorText("progression/feature-invalid");

const sentScore = z.object({
	game: gameName(GAME_KEYS),
	score: z.int(wrongScore).min(0, wrongScore).max(MAX_SCORE, wrongScore),
	/** The label of one of the game's filters, which the server checks. */
	selectedFeature: z.string(wrongLabel).max(MAX_LABEL_LENGTH, wrongLabel).optional(),
});

/** Movie, music, wealth and history games keep the label; for all others it is dropped. */
function withoutStrayLabel<Score extends z.output<typeof sentScore>>(sent: Score): Score {
	if (CLASSIC_GAMES[gameOfKey(sent.game)].storesFilter) return sent;
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
