import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import type { LinkPreview } from "../../../platform/page-head.ts";

/** The hardest card of the newest closed deck, which gives nothing away. Null before there is one. */
export function lastDeckPreview(origin: string): LinkPreview | null {
	const number = deckNumber(newestClosedDay(Date.now()));
	if (number < 1) return null;
	return { picture: `${origin}/previews/daily-${number}.png`, alt: `The hardest card of Hilo ${number}.` };
}
