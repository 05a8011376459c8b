import { withoutValue } from "@hilo/rules/play/card";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";
import { belarus, france, italy, spain } from "../../play/testing/countries.ts";
import type { TodayView } from "../deck/today.ts";
import type { DailyResultView } from "../result/score-text.ts";
import { SAMPLE_GAMES, sampleResult } from "./sample-deck.ts";

type DeckRun = Outputs["daily"]["start"];
type DeckVerdict = Outputs["daily"]["guess"];
type OpenDeckRound = NonNullable<DeckVerdict["next"]>;

const DECK = { day: "2026-11-23", number: 142, games: SAMPLE_GAMES };
const SOURCE = { source: "UN Tourism", asOf: "2018-12", measure: null, unit: null } as const;

/** Not begun unless `more` says otherwise. */
export function today(more: Partial<TodayView> = {}): TodayView {
	return {
		...DECK,
		timeZone: "Europe/Berlin",
		closesInMs: 3_600_000,
		nextInMs: 3_600_000,
		run: null,
		streak: null,
		friendsDone: null,
		finished: 12,
		...more,
	};
}

const first: OpenDeckRound = {
	...SOURCE,
	game: "country",
	round: 1,
	first: france,
	second: withoutValue(spain),
	startsInMs: 0,
	remainingMs: 20_000,
};
const second: OpenDeckRound = {
	...first,
	round: 2,
	first: italy,
	second: withoutValue(belarus),
	startsInMs: 2300,
};

/** The first round: France against Spain. */
export const opened: DeckRun = { ...DECK, ...first, score: 0, marks: [] };

/** The verdict on a round that asked for Spain. Next is Italy against Belarus. */
export function verdictOn(round: number, correct: boolean): DeckVerdict {
	return {
		day: DECK.day,
		round,
		guess: correct ? "lower" : "higher",
		correct,
		outcome: null,
		value: spain.value,
		article: null,
		facts: null,
		score: correct ? 1 : 0,
		crowd: { higher: 38, lower: 62, timeout: 0 },
		next: second,
	};
}

/** The tenth round, with eight right answers in all. */
export const lastVerdict: DeckVerdict = {
	...verdictOn(10, true),
	outcome: "exhausted",
	score: 8,
	next: null,
};

export const dailyAnswers = () => [answer("daily", "today", today()), answer("daily", "start", opened)];

export const overToday = () =>
	today({ run: { status: "over", score: 8, timeMs: 74_300, marks: sampleResult().marks } });

export function resultAnswer(more: Partial<DailyResultView> = {}) {
	return answer("daily", "result", sampleResult(more));
}
