/**
 * Returns which of three things is wrong with a text; null when it is fine. Blanks around it don't count, and its length is counted in
 * code points. PostgreSQL takes no NUL, and half of a surrogate pair is no text.
 */
export function checkLongText<Code extends string>(
	text: string,
	max: number,
	codes: { readonly empty: Code; readonly tooLong: Code; readonly unreadable: Code },
): Code | null {
	const trimmed = text.trim();
	if (!trimmed.isWellFormed() || trimmed.includes("\0")) return codes.unreadable;
	if (trimmed === "") return codes.empty;
	if (trimmed.length <= max) return null;
	return trimmed.length > 2 * max || [...trimmed].length > max ? codes.tooLong : null;
}

/** Returns a text as it is stored: without blanks around it, its lines ended alike. */
export function cleanLongText(text: string): string {
	return text.replace(/\r\n?/g, "\n").trim();
}
