import { DAY_MS } from "@hilo/rules/time/durations";
import { z } from "zod";
import type { PoolBuildTools } from "../built-pool.ts";
import { fetchCached, type JsonAnswer } from "../http/fetch-json.ts";
import { SourceError, type SourceErrorKind } from "../http/source-error.ts";

const page = z.object({
	pageid: z.number().int().positive(),
	titles: z.object({ normalized: z.string().min(1) }),
	thumbnail: z.object({ source: z.string().min(1) }).nullish(),
});

const entry = z.object({
	text: z.string(),
	/** Negative for BC. */
	year: z.number().int(),
	pages: z.array(page),
});

/** Of `/onthisday/all/MM/DD`; its holidays have no year and are not read. */
export const onThisDay = z.object({
	selected: z.array(entry).optional(),
	events: z.array(entry).optional(),
	births: z.array(entry).optional(),
	deaths: z.array(entry).optional(),
});

export type WireDay = z.output<typeof onThisDay>;
export type WireEntry = z.output<typeof entry>;

/** The feed's URL and its successor: Wikimedia retires the first step by step since July 2026. */
export const WIKIMEDIA_BASES: readonly string[] = [
	"https://api.wikimedia.org/feed/v1/wikipedia/en",
	"https://en.wikipedia.org/api/rest_v1/feed",
];
const TIMEOUT_MS = 10_000;
/** A day with all summaries is about 2 MB; a tenth of it is cached. */
const MAX_BYTES = 8 * 1024 * 1024;
const DAY_FRESH_MS = 7 * DAY_MS;
/** How a retired URL may fail. */
const MOVED: ReadonlySet<SourceErrorKind> = new Set(["missing", "refused", "unreachable"]);

export interface MonthAndDay {
	readonly month: number;
	readonly day: number;
}

export type FetchDay = (tools: PoolBuildTools, date: MonthAndDay) => Promise<JsonAnswer<WireDay>>;

/** Returns a function that reads from the first URL that answers, which is then tried first; it throws SourceErrors. */
export function onThisDayFeed(): FetchDay {
	let basesInOrder = [...WIKIMEDIA_BASES];
	return async (tools, date) => {
		let failure = new SourceError("wikimedia", "missing");
		for (const base of basesInOrder) {
			try {
				const answer = await fetchDayAt(base, tools, date);
				basesInOrder = [base, ...WIKIMEDIA_BASES.filter((other) => other !== base)];
				return answer;
			} catch (error) {
				if (!(error instanceof SourceError) || !MOVED.has(error.kind)) throw error;
				failure = error;
			}
		}
		throw failure;
	};
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Selected events, events, births and deaths of one day of the year. */
function fetchDayAt(
	base: string,
	tools: PoolBuildTools,
	{ month, day }: MonthAndDay,
): Promise<JsonAnswer<WireDay>> {
	const date = `${twoDigits(month)}/${twoDigits(day)}`;
	return fetchCached(tools, {
		provider: "wikimedia",
		url: new URL(`${base}/onthisday/all/${date}`),
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: onThisDay,
		key: `wikimedia ${date}`,
		freshForMs: DAY_FRESH_MS,
	});
}
