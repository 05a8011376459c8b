import type { Card, Pool } from "@hilo/rules/play/card";
import { countrySource, sourceFields } from "../sources.ts";
import rows from "./country.data.json" with { type: "json" };

export interface Country {
	id: number;
	name: string;
	/** ISO 3166-1 alpha-2, lower case. */
	iso2: string;
	visitors: number;
	/** The year of the count: 2018 for all but Belarus. */
	year: number;
	/** The name within a sentence, where it needs "the". */
	inSentence?: string;
}

export const COUNTRIES: readonly Country[] = rows;

const COUNT_YEAR = Number(countrySource.asOf.slice(0, 4));

/** Returns a country as an item, which shows the year of its count where it differs from the others'. */
function countryCard({ name, iso2, visitors, year, inSentence }: Country): Card {
	return {
		id: iso2,
		name,
		...(year === COUNT_YEAR ? {} : { detail: `Visitors in ${year}`, facts: { asOf: String(year) } }),
		art: { kind: "flag", iso2 },
		value: visitors,
		...(inSentence === undefined ? {} : { inSentence }),
	};
}

export const countryPool: Pool = {
	game: "country",
	...sourceFields(countrySource),
	cards: COUNTRIES.map(countryCard),
};
