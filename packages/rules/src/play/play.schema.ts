import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { GUESSES } from "./engine.ts";
import { GAME_IDS } from "./games.ts";

/** Within PostgreSQL's integers. No run has more rounds. */
const MAX_ROUND = 1_000_000;

/** Returns the schema of a round's number. */
export function roundUpTo(max: number) {
	const wrongRound = errorCode("play/wrong-round");
	return z.int(wrongRound).min(1, wrongRound).max(max, wrongRound);
}

export const round = roundUpTo(MAX_ROUND);
export const guess = z.enum(GUESSES, errorCode("play/guess-invalid"));

/** Returns the schema of a game's name: 404 for an unknown name, 400 for an empty text or another type. */
export function gameName<const Name extends string>(names: readonly Name[]) {
	return z.enum(names, {
		error: ({ input }) =>
			errorCode(typeof input === "string" && input !== "" ? "play/no-such-game" : "play/game-missing"),
	});
}

const MAX_ID_LENGTH = 100;
const MAX_FILTER_LENGTH = 40;

const game = gameName(GAME_IDS);
/** A value of the game's filters; left out, the first one. */
const filter = z
	.string(errorCode("play/no-such-game"))
	.max(MAX_FILTER_LENGTH, errorCode("play/no-such-game"))
	.default("");
const runId = z
	.string(errorCode("play/no-such-run"))
	.min(1, errorCode("play/no-such-run"))
	.max(MAX_ID_LENGTH, errorCode("play/no-such-run"));

/** A visitor's new run: its first two cards. */
export const openingInput = z.object({ game, filter }).meta({ id: "OpeningInput" });
/** All cards of a pool, for a visitor. */
export const poolInput = z
	.object({
		poolId: z.string(errorCode("play/no-such-pool")).max(MAX_ID_LENGTH, errorCode("play/no-such-pool")),
	})
	.meta({ id: "PoolInput" });
export const currentInput = z.object({ game }).meta({ id: "CurrentRunInput" });
export const startInput = z.object({ game, filter }).meta({ id: "StartRunInput" });
export const guessInput = z.object({ runId, round, guess }).meta({ id: "GuessInput" });
