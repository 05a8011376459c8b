import { optionOf } from "@hilo/catalog/filter-option";
import { HISTORY_PERIODS, type HistoryPeriod } from "@hilo/catalog/history/history.filters";
import type { Card } from "@hilo/rules/play/card";
import { SourceError } from "../http/source-error.ts";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../live-pool.ts";
import { pickSome } from "../pick-some.ts";
import type { MonthAndDay, OnThisDayFeed } from "./wikimedia.client.ts";
import { dayCards } from "./wikimedia.mapper.ts";

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
export async function buildEvents(
	tools: PoolBuildTools,
	feed: OnThisDayFeed,
	period: HistoryPeriod,
): Promise<BuiltPool> {
	const { from, to } = optionOf(HISTORY_PERIODS, period);
	const thisYear = new Date(tools.clock.now()).getUTCFullYear();
	const years = { from: Math.max(from, FIRST_YEAR), to: Math.min(to, thisYear) };
	const cards = new Map<string, Card>();
	let fetchedAt = Number.POSITIVE_INFINITY;
	for (const date of pickSome(DATES, MAX_DAYS, tools.random)) {
		if (cards.size >= POOL_SIZE) break;
		try {
			const answer = await feed.fetchDay(tools, date);
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
