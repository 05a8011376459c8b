import { checkText } from "../text/player-text.ts";
import type { CustomGamesErrorCode } from "./custom-games.errors.ts";

interface LengthErrors {
	readonly empty?: CustomGamesErrorCode;
	readonly tooLong: CustomGamesErrorCode;
}

/** Returns the error code of a game's text; null when it is valid. */
export function checkGameText(text: string, max: number, errors: LengthErrors) {
	return checkText<CustomGamesErrorCode>(text, max, {
		unreadable: "custom-games/text-unreadable",
		...errors,
	});
}
