import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { PLAY_ERRORS } from "./play.errors.ts";

const errorText = errorTextFrom(PLAY_ERRORS);

/** Within PostgreSQL's integers. No run has more rounds. */
const MAX_ROUND = 1_000_000;

/** Returns the schema of a round's number. */
export function roundUpTo(max: number) {
	const wrongRound = errorText("play/wrong-round");
	return z.int(wrongRound).min(1, wrongRound).max(max, wrongRound);
}

export const round = roundUpTo(MAX_ROUND);
export const direction = z.enum(["higher", "lower"], errorText("play/guess-invalid"));
