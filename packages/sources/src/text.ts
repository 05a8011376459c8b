/** A card's second line holds about this much. */
export const DETAIL_LENGTH = 120;

/** Returns one line of plain text: no line breaks, no doubled spaces, composed letters. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim().normalize("NFC");
}

/** Returns at most so many characters (code points), the last one an ellipsis where something was cut off. */
export function cut(text: string, length: number): string {
	const letters = Array.from(text);
	return letters.length <= length
		? text
		: `${letters
				.slice(0, length - 1)
				.join("")
				.trimEnd()}…`;
}

/** Returns year and month of a time in UTC, "2026-08", as pools are dated. */
export function monthOf(epochMs: number): string {
	return new Date(epochMs).toISOString().slice(0, 7);
}
