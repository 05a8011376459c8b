import { z } from "zod";
import { todayInput } from "../daily/daily.schema.ts";
import { errorCode } from "../errors/issues.schema.ts";
import { GAME_IDS } from "../play/games.ts";
import { gameName } from "../play/play.schema.ts";
import { MAX_PAIRS } from "./practice.ts";

const MAX_LENGTH = 200;
const invalid = errorCode("request/invalid");
const text = z.string(invalid).max(MAX_LENGTH, invalid);
const game = gameName(GAME_IDS);

const pair = z.object({ game, filter: text, first: text, second: text, measure: text });

export const duePracticeInput = todayInput.meta({ id: "DuePracticeInput" });
/** Without a game, pairs of all games. */
export const dealPracticeInput = todayInput
	.extend({ game: game.optional() })
	.meta({ id: "DealPracticeInput" });
export const answerPracticeInput = todayInput
	.extend({ pair, right: z.boolean(invalid) })
	.meta({ id: "AnswerPracticeInput" });

const MAX_STEP = 2;

/** What a visitor missed before they signed up. */
export const claimPracticeInput = z
	.object({
		pairs: z
			.array(
				pair.extend({
					step: z.int(invalid).min(0, invalid).max(MAX_STEP, invalid),
					rights: z.int(invalid).min(0, invalid).max(1, invalid),
					askedAt: z.int(invalid).min(0, invalid),
				}),
				invalid,
			)
			.max(MAX_PAIRS, invalid),
	})
	.meta({ id: "ClaimPracticeInput" });
