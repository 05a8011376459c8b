import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS, gameOfKey } from "../play/games.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";
import { MAX_SCORE } from "./scores.ts";

const errorText = errorTextFrom(PROGRESSION_ERRORS);

const MAX_SELECTED_FEATURE_LENGTH = 100;

const wrongScore = errorText("progression/score-invalid");
const wrongFeature = errorText("progression/feature-invalid");

const claim = z.object({
	game: gameName(GAME_KEYS),
	score: z.int(wrongScore).min(0, wrongScore).max(MAX_SCORE, wrongScore),
	/** One of the game's filters, which the server checks. */
	selectedFeature: z.string(wrongFeature).max(MAX_SELECTED_FEATURE_LENGTH, wrongFeature).optional(),
});

/** Movie, music, wealth and history games keep the selected feature; for all others it is dropped. */
function withoutStrayFeature<Claim extends z.output<typeof claim>>(claimed: Claim): Claim {
	if (CLASSIC_GAMES[gameOfKey(claimed.game)].storesFilter) return claimed;
	const withoutFeature = { ...claimed };
	delete withoutFeature.selectedFeature;
	return withoutFeature;
}

export const updateScoreInput = claim.overwrite(withoutStrayFeature).meta({ id: "UpdateScoreInput" });

/** `owner` is the player whose score it is: another tab may have signed another player in, whose session is sent. */
export const ownScoreInput = claim
	.extend({ owner: z.string().optional() })
	.overwrite(withoutStrayFeature)
	.meta({ id: "OwnScoreInput" });
/** Without `owner`, the signed-in player is meant. */
export type UpdateScoreInput = z.output<typeof ownScoreInput>;
