import type { Card, Pool } from "@hilo/rules/play/card";
import { optionOf } from "../filter-option.ts";
import rows from "./history.data.json" with { type: "json" };
import { HISTORY_PERIODS, type HistoryPeriod } from "./history.filters.ts";
import { historySource } from "./history.source.ts";

export interface HistoryEvent {
	id: string;
	title: string;
	/** One sentence that does not give the year away. */
	text: string;
	year: number;
	/** A name in the game-icons set. */
	icon: string;
	theme: string;
	/** Title of the English Wikipedia article that names the event. Some titles name the year too. */
	article: string;
}

export const HISTORY_EVENTS: readonly HistoryEvent[] = rows;

export function historyCard({ id, title, text, year, icon, article }: HistoryEvent): Card {
	return {
		id,
		name: title,
		detail: text,
		art: { kind: "emblem", icon },
		value: year,
		article,
	};
}

/**
 * Returns the events of a period, in the file's order. An event of a year between two periods belongs to both.
 *
 * @param period the choice of the selector, a value of `HISTORY_PERIODS`
 */
export function historyPool(period: HistoryPeriod): Pool {
	const { from, to } = optionOf(HISTORY_PERIODS, period);
	return {
		game: "history",
		source: historySource.source,
		asOf: historySource.asOf,
		cards: HISTORY_EVENTS.filter(({ year }) => year >= from && year <= to).map(historyCard),
	};
}
