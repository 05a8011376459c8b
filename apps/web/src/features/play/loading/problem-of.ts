import type { GameId } from "@hilo/rules/play/games";
import { errorText } from "../../../platform/api/error-text.ts";
import { PLAY_FALLBACKS } from "../fallbacks.ts";

/** Completes a documented text that ends in a colon, where the server gave no reason. */
const NO_ANSWER = "the site did not answer.";

/** Returns what to say of a game's items that could not be had. */
export function problemOf(game: GameId, error: object): string {
	const text = errorText(error, PLAY_FALLBACKS[game]?.load);
	return text.endsWith(": ") ? text + NO_ANSWER : text;
}
