import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import type { WireDay, WireEntry } from "./wikimedia.wire.schema.ts";

export interface Years {
	/** Both inclusive. */
	readonly from: number;
	readonly to: number;
}

const KINDS = {
	event: { icon: "scroll-unfurled", before: "" },
	birth: { icon: "baby-face", before: "Birth of " },
	death: { icon: "candle-light", before: "Death of " },
} as const;
type Kind = keyof typeof KINDS;

/** Notes on pictures, and the other end of a life, which would reveal the year. */
const NOTES = /\s*\((?:[^()]*\bpictured|(?:b|d|born|died)\.?\s[^()]*)\)/gi;
/** A year of the game's centuries, or a decade such as "1800s". */
const YEAR = /\b(?:1[789]|20)\d\d/;

/** Returns a day's items within `years`, without those that lack a picture or name a year, which is the answer. */
export function dayCards(day: WireDay, years: Years): Card[] {
	const all = [
		...cardsOf("event", day.selected, years),
		...cardsOf("event", day.events, years),
		...cardsOf("birth", day.births, years),
		...cardsOf("death", day.deaths, years),
	];
	return [...new Map(all.map((card) => [card.id, card])).values()];
}

function cardsOf(kind: Kind, entries: readonly WireEntry[] = [], { from, to }: Years): Card[] {
	return entries
		.filter(({ year }) => year >= from && year <= to)
		.flatMap((entry) => eventCard(kind, entry) ?? []);
}

function eventCard(kind: Kind, { text, year, pages }: WireEntry): Card | null {
	const detail = oneLine(text.replace(NOTES, ""));
	const page = pages.find(
		({ titles, thumbnail }) => !YEAR.test(titles.normalized) && pictureOf("wikimedia", thumbnail?.source),
	);
	if (!page || !detail || YEAR.test(detail)) return null;
	const { icon, before } = KINDS[kind];
	const card: Card = {
		id: `wikimedia-${kind}-${page.pageid}-${year}`,
		name: before + oneLine(page.titles.normalized),
		detail: cut(detail, DETAIL_LENGTH),
		art: { kind: "emblem", icon },
		value: year,
		article: page.titles.normalized,
	};
	return withPicture(card, pictureOf("wikimedia", page.thumbnail?.source));
}
