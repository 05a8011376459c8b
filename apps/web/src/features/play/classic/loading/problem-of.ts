import type { GameId } from "@hilo/rules/play/games";
import { errorText } from "../../../../platform/api/error-text.ts";
import { PLAY_FALLBACKS } from "../fallbacks.ts";

/** Completes texts that end with a colon if the server gave no reason. */
const NO_ANSWER = "the site did not answer.";

export function problemOf(game: GameId, error: object): string {
	const text = errorText(error, PLAY_FALLBACKS[game]?.load);
	return text.endsWith(": ") ? text + NO_ANSWER : text;
}
