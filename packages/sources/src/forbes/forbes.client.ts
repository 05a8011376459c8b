import type { WealthCategory } from "@hilo/catalog/filter-options";
import { z } from "zod";
import { withQuery } from "../http/address.ts";
import { fetchJson, type HttpTools, type JsonAnswer } from "../http/fetch-json.ts";

const person = z.object({
	uri: z.string().nullish(),
	rank: z.number().nullish(),
	personName: z.string().nullish(),
	person: z.object({ name: z.string().nullish(), squareImage: z.string().nullish() }).nullish(),
	source: z.string().nullish(),
	/** Millions of US dollars. */
	finalWorth: z.number().nonnegative(),
	squareImage: z.string().nullish(),
	imageExists: z.boolean().nullish(),
	countryOfCitizenship: z.string().nullish(),
});

/** To an unknown filter the service answers 200 and an object with `error`. */
export const fortuneList = z.array(person);

export type WirePerson = z.output<typeof person>;

/** The number of people fetched per category. */
const PEOPLE_PER_CATEGORY = 50;
const FORTUNES_TIMEOUT_MS = 10_000;
/** The service sends all holdings of a person: about 200 kB for 50 people, 10 MB for everyone. */
const MAX_BYTES = 2 * 1024 * 1024;

const PATHS: Readonly<Record<WealthCategory, string>> = {
	all: "/forbes400",
	youngest: "/forbes400/youngest",
	oldest: "/forbes400/oldest",
	women: "/forbes400/women",
	men: "/forbes400/men",
	technology: "/forbes400/industries/technology",
	finance: "/forbes400/industries/finance",
	energy: "/forbes400/industries/energy",
};

/** Returns a category's first 50 people from the service at `base`, the `BILLIONAIRES_URL`. @throws SourceError */
export function fetchFortunes(
	tools: HttpTools,
	base: string,
	category: WealthCategory,
): Promise<JsonAnswer<WirePerson[]>> {
	return fetchJson(tools, {
		provider: "forbes",
		url: withQuery(base.replace(/\/+$/, "") + PATHS[category], { limit: PEOPLE_PER_CATEGORY }),
		timeoutMs: FORTUNES_TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: fortuneList,
	});
}
