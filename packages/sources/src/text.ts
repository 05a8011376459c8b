/** What fits on a card's second line. */
export const DETAIL_LENGTH = 120;

/** Returns one line of plain text: no line breaks or double spaces, in Unicode NFC. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim().normalize("NFC");
}

/** Returns at most `length` code points, with an ellipsis at the end of a shortened text. */
export function cut(text: string, length: number): string {
	const letters = Array.from(text);
	return letters.length <= length
		? text
		: `${letters
				.slice(0, length - 1)
				.join("")
				.trimEnd()}…`;
}

/** Returns the year and month in UTC, "2026-08". */
export function monthOf(epochMs: number): string {
	return new Date(epochMs).toISOString().slice(0, 7);
}
