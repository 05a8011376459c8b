import { checkText } from "../text/player-text.ts";
import type { CustomGamesErrorCode } from "./custom-games.errors.ts";

/** The codes for what can be wrong with a text's length; without `empty`, the text may be left out. */
interface LengthErrors {
	readonly empty?: CustomGamesErrorCode;
	readonly tooLong: CustomGamesErrorCode;
}

/** Returns what is wrong with a text of a game; null when it is fine. */
export function checkGameText(text: string, max: number, errors: LengthErrors) {
	return checkText<CustomGamesErrorCode>(text, max, {
		unreadable: "custom-games/text-unreadable",
		...errors,
	});
}
