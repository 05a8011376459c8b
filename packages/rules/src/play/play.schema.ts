import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "./game.schema.ts";
import { GAME_IDS } from "./games.ts";
import { direction, round } from "./guess.schema.ts";
import { PLAY_ERRORS } from "./play.errors.ts";

const errorText = errorTextFrom(PLAY_ERRORS);

const MAX_ID_LENGTH = 100;
const MAX_FILTER_LENGTH = 40;

const game = gameName(GAME_IDS);
/** A value of the game's filters; left out, the first one. */
const filter = z
	.string(errorText("play/no-such-game"))
	.max(MAX_FILTER_LENGTH, errorText("play/no-such-game"))
	.default("");
const runId = z
	.string(errorText("play/no-such-run"))
	.min(1, errorText("play/no-such-run"))
	.max(MAX_ID_LENGTH, errorText("play/no-such-run"));

/** A visitor's new run: its first two cards. */
export const openingInput = z.object({ game, filter }).meta({ id: "OpeningInput" });
/** All cards of a pool, for a visitor. */
export const poolInput = z
	.object({
		poolId: z.string(errorText("play/no-such-pool")).max(MAX_ID_LENGTH, errorText("play/no-such-pool")),
	})
	.meta({ id: "PoolInput" });
export const currentInput = z.object({ game }).meta({ id: "CurrentRunInput" });
export const startInput = z.object({ game, filter }).meta({ id: "StartRunInput" });
export const guessInput = z.object({ runId, round, guess: direction }).meta({ id: "GuessInput" });
export const timeOutInput = z.object({ runId, round }).meta({ id: "TimeOutInput" });
