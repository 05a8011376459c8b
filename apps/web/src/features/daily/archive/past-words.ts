import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import type { Day } from "@hilo/rules/progression/site-day";
import { wordsOf } from "../result/tone.ts";

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", timeZone: "UTC" });

/** "2026-11-23" becomes "Monday 23 November 2026". */
export function dateWords(day: Day): string {
	return date.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

/** "2026-11-23" becomes "Mon 23". */
export function dayInMonth(day: Day): string {
	return weekday.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

export function deckName({ number }: Pick<PublicDeck, "number">): string {
	return `Hilo ${number}`;
}

/** Like `wordsOf`, without the sentences about today. */
export function pastWordsOf(score: number): string {
	if (score === 0) return "A brutal deck. It can be played again.";
	return score === 2 || score === 3 ? "A hard one." : wordsOf(score);
}
