import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS, gameOfKey } from "../play/games.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";
import { MAX_SCORE } from "./scores.ts";

const says = errorTextFrom(PROGRESSION_ERRORS);

const SELECTED_FEATURE_MAX = 100;

const wrongScore = says("progression/score-invalid");
const wrongFeature = says("progression/feature-invalid");

const claim = z.object({
	game: gameName(GAME_KEYS),
	score: z.int(wrongScore).min(0, wrongScore).max(MAX_SCORE, wrongScore),
	/** One of the game's filters, which the server knows. */
	selectedFeature: z.string(wrongFeature).max(SELECTED_FEATURE_MAX, wrongFeature).optional(),
});

/** The selected feature counts for movie, music, wealth and history games; it is dropped for the others (platform.md, section 5). */
function withoutStrayFeature<Claim extends z.output<typeof claim>>(given: Claim): Claim {
	if (CLASSIC_GAMES[gameOfKey(given.game)].takesFeature) return given;
	const kept = { ...given };
	delete kept.selectedFeature;
	return kept;
}

/** A score that a client claims. */
export const updateScoreInput = claim.overwrite(withoutStrayFeature).meta({ id: "UpdateScoreInput" });

/**
 * The same from a browser that knows whose score it is. Another tab may have signed somebody else in, and then the session that comes with
 * the call is theirs.
 */
export const ownScoreInput = claim
	.extend({ owner: z.string().optional() })
	.overwrite(withoutStrayFeature)
	.meta({ id: "OwnScoreInput" });
/** `owner` is the id of the player that the score is meant for; without it, that is whoever is signed in. */
export type UpdateScoreInput = z.output<typeof ownScoreInput>;
