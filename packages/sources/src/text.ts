import type { Card } from "@hilo/rules/play/card";

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

/** Returns a bundled item with the month of its value, such as `asOf` "2026-08", for a pool with newer values. */
export function withCountDate(card: Card, asOf: string): Card {
	const month = new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString("en-GB", {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	const note = `counted in ${month}`;
	const detail = card.detail ? `${cut(card.detail, DETAIL_LENGTH - note.length - 3)} · ${note}` : note;
	return { ...card, detail };
}
