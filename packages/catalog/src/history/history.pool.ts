import type { Card, Pool } from "@hilo/rules/play/card";
import { HISTORY_PERIODS, type HistoryPeriod, optionOf } from "../filter-options.ts";
import { historySource, sourceFields } from "../sources.ts";
import rows from "./history.data.json" with { type: "json" };

export interface HistoryEvent {
	id: string;
	title: string;
	/** One sentence that does not reveal the year. */
	text: string;
	year: number;
	/** A name in the game-icons set. */
	icon: string;
	theme: string;
	/** The title of an English Wikipedia article; it may contain the year. */
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

/** Returns a period's events, in the file's order. A year on the border of two periods belongs to both. */
export function historyPool(period: HistoryPeriod): Pool {
	const { from, to } = optionOf(HISTORY_PERIODS, period);
	return {
		game: "history",
		...sourceFields(historySource),
		cards: HISTORY_EVENTS.filter(({ year }) => year >= from && year <= to).map(historyCard),
	};
}
