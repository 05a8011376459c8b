import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "./game.schema.ts";
import { GAME_IDS } from "./games.ts";
import { PLAY_ERRORS } from "./play.errors.ts";

const says = errorTextFrom(PLAY_ERRORS);

const ID_MAX = 100;
const FILTER_MAX = 40;

const game = gameName(GAME_IDS);
/** What is chosen on the game's start screen: a value of the game's option list; left out, the first of it. */
const filter = z.string(says("play/no-such-game")).max(FILTER_MAX, says("play/no-such-game")).default("");
const runId = z
	.string(says("play/no-such-run"))
	.min(1, says("play/no-such-run"))
	.max(ID_MAX, says("play/no-such-run"));
/** No run has more: beyond, PostgreSQL's integers end. */
const ROUND_MAX = 1_000_000;
const round = z
	.int(says("play/wrong-round"))
	.min(1, says("play/wrong-round"))
	.max(ROUND_MAX, says("play/wrong-round"));

/** The first two cards of a new run, for a visitor. */
export const openingInput = z.object({ game, filter }).meta({ id: "OpeningInput" });
/** All cards of a pool, for a visitor. */
export const poolInput = z
	.object({ poolId: z.string(says("play/no-such-pool")).max(ID_MAX, says("play/no-such-pool")) })
	.meta({ id: "PoolInput" });
/** A player's open run of a game. */
export const currentInput = z.object({ game }).meta({ id: "CurrentRunInput" });
/** A new run, or the open one. */
export const startInput = z.object({ game, filter }).meta({ id: "StartRunInput" });
/** A guess in a round of a run. */
export const guessInput = z
	.object({ runId, round, guess: z.enum(["higher", "lower"], says("play/guess-invalid")) })
	.meta({ id: "GuessInput" });
/** Says that a round's time has run out. */
export const timeOutInput = z.object({ runId, round }).meta({ id: "TimeOutInput" });

export type GuessInput = z.output<typeof guessInput>;
export type TimeOutInput = z.output<typeof timeOutInput>;
