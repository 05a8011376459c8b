import { cleanText, isLongerThan, isReadable, isSeen } from "../text/player-text.ts";
import type { CustomGamesErrorCode } from "./custom-games.errors.ts";

/** The codes for what can be wrong with a text's length; without `empty`, the text may be left out. */
interface LengthErrors {
	readonly empty?: CustomGamesErrorCode;
	readonly tooLong: CustomGamesErrorCode;
}

/** A text that is so many times too long is refused before it is cleaned: a million signs take 50 ms. */
const UNCLEANED = 20;

/** Returns what is wrong with a text; null when it is fine. Its length is counted in code points, as it is stored. */
export function checkText(
	text: string,
	max: number,
	{ empty, tooLong }: LengthErrors,
): CustomGamesErrorCode | null {
	if (text.length > UNCLEANED * max) return tooLong;
	const clean = cleanText(text);
	if (!isReadable(clean)) return "custom-games/text-unreadable";
	if (empty && !isSeen(clean)) return empty;
	return isLongerThan(clean, max) ? tooLong : null;
}
