/** Returns the error code of a text, trimmed, in code points; null when it is valid. PostgreSQL refuses NUL. */
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

/** Returns a text as stored: trimmed, with `\n` at the end of each line. */
export function cleanLongText(text: string): string {
	return text.replace(/\r\n?/g, "\n").trim();
}
