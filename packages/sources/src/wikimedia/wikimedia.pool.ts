import { HISTORY_PERIODS, type HistoryPeriod, optionOf } from "@hilo/catalog/filter-options";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, type PoolBuildTools, pickSome, TooLittleError } from "../built-pool.ts";
import { SourceError } from "../http/source-error.ts";
import { pictureOf, withPicture } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import { type MonthAndDay, onThisDayFeed, type WireDay, type WireEntry } from "./wikimedia.client.ts";

/** The pool's size, and the most days of the year that are fetched for it. */
const POOL_SIZE = 30;
const MAX_DAYS = 20;
/** Players soon know a smaller pool by heart. */
const MIN_EVENTS = 10;
/** Keeps a pool from being all about one date. */
const MAX_EVENTS_PER_DATE = 6;
const FIRST_YEAR = 1800;

/**
 * Returns events of random days, one call at a time as Wikimedia asks for.
 * @throws SourceError; TooLittleError below ten.
 */
export async function buildEvents(tools: PoolBuildTools, period: HistoryPeriod): Promise<BuiltPool> {
	const fetchDay = onThisDayFeed();
	const { from, to } = optionOf(HISTORY_PERIODS, period);
	const thisYear = new Date(tools.clock.now()).getUTCFullYear();
	const years = { from: Math.max(from, FIRST_YEAR), to: Math.min(to, thisYear) };
	const cards = new Map<string, Card>();
	let fetchedAt = Number.POSITIVE_INFINITY;
	for (const date of pickSome(DATES, MAX_DAYS, tools.random)) {
		if (cards.size >= POOL_SIZE) break;
		try {
			const answer = await fetchDay(tools, date);
			fetchedAt = Math.min(fetchedAt, answer.fetchedAt);
			const count = Math.min(MAX_EVENTS_PER_DATE, POOL_SIZE - cards.size);
			for (const card of pickFromDate(dayCards(answer.data, years), count, tools.random))
				cards.set(card.id, card);
		} catch (error) {
			if (!isUnavailableDate(error)) throw error;
		}
	}
	if (cards.size < MIN_EVENTS) throw new TooLittleError(`${cards.size} events with a picture`);
	return { source: "Wikipedia, On this day (CC BY-SA 4.0)", cards: [...cards.values()], fetchedAt };
}

/** Prefers events to births and deaths, which are many times as many. */
function pickFromDate(cards: readonly Card[], count: number, random: () => number): Card[] {
	const isEvent = ({ art }: Card) => art.kind === "emblem" && art.icon === "scroll-unfurled";
	const events = pickSome(cards.filter(isEvent), count, random);
	const lives = cards.filter((card) => !isEvent(card));
	return [...events, ...pickSome(lives, count - events.length, random)];
}

/** Whether only this day is missing or unreadable, so that another is tried. */
function isUnavailableDate(error: unknown): boolean {
	return error instanceof SourceError && (error.kind === "missing" || error.kind === "unreadable");
}

const DATES: readonly MonthAndDay[] = Array.from({ length: 366 }, (_, index) => {
	const date = new Date(Date.UTC(2024, 0, 1 + index));
	return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});

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
