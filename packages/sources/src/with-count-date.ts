import type { Card } from "@hilo/rules/play/card";
import { cut, DETAIL_LENGTH } from "./text.ts";

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
