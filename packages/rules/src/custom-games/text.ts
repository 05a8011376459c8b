import type { CustomGamesErrorCode } from "./custom-games.errors.ts";

/** Something that leaves a mark on the screen. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The codes for what can be wrong with a text's length; without `empty`, the text may be left out. */
interface LengthErrors {
	readonly empty?: CustomGamesErrorCode;
	readonly tooLong: CustomGamesErrorCode;
}

/**
 * Returns what is wrong with a text; null when it is fine. Blanks around it don't count, and its length is counted in code points.
 * PostgreSQL takes no NUL, and half of a surrogate pair is no text.
 */
export function checkText(
	text: string,
	max: number,
	{ empty, tooLong }: LengthErrors,
): CustomGamesErrorCode | null {
	const trimmed = text.trim();
	if (!trimmed.isWellFormed() || trimmed.includes("\0")) return "custom-games/text-unreadable";
	if (empty && !SEEN.test(trimmed)) return empty;
	return isLongerThan(trimmed, max) ? tooLong : null;
}

/** Counts no further than it must: a body may hold a million characters. */
function isLongerThan(text: string, codePoints: number): boolean {
	if (text.length <= codePoints) return false;
	return text.length > 2 * codePoints || [...text].length > codePoints;
}
