import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS, gameOfKey } from "../play/games.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";
import { MAX_SCORE } from "./scores.ts";

const says = errorTextFrom(PROGRESSION_ERRORS);

const SELECTED_FEATURE_MAX = 100;

/** What can't be seen, or turns round what stands beside it. Everyone reads the feature on the boards, and PostgreSQL takes no NUL. */
const UNSEEN = /\p{C}/u;

const wrongScore = says("progression/score-invalid");
const wrongFeature = says("progression/feature-invalid");

/**
 * A score that a client claims. The selected feature counts for movie, music, wealth and history games; it is dropped for the
 * others (platform.md, section 5).
 */
export const updateScoreInput = z
	.object({
		game: gameName(GAME_KEYS),
		score: z.int(wrongScore).min(0, wrongScore).max(MAX_SCORE, wrongScore),
		selectedFeature: z
			.string(wrongFeature)
			.max(SELECTED_FEATURE_MAX, wrongFeature)
			.refine((text) => !UNSEEN.test(text), wrongFeature)
			.optional(),
	})
	.overwrite(({ selectedFeature, ...input }) => {
		const keeps = selectedFeature !== undefined && CLASSIC_GAMES[gameOfKey(input.game)].takesFeature;
		return keeps ? { ...input, selectedFeature } : input;
	})
	.meta({ id: "UpdateScoreInput" });
export type UpdateScoreInput = z.output<typeof updateScoreInput>;
