import type { Card, Pool } from "@hilo/rules/play/card";
import rows from "./country.data.json" with { type: "json" };
import { countrySource } from "./country.source.ts";

export interface Country {
	id: number;
	name: string;
	/** ISO 3166-1 alpha-2, lower case. */
	iso2: string;
	visitors: number;
	/** The year that was counted: 2018 for all but Belarus. */
	year: number;
	/** How the name stands in a sentence, where it needs "the". */
	inSentence?: string;
}

export const COUNTRIES: readonly Country[] = rows;

/** The year that the date of the source names. */
const COUNTED = Number(countrySource.asOf.slice(0, 4));

/** Returns a country's card. A figure of another year than the others' says so on the card. */
export function countryCard({ name, iso2, visitors, year, inSentence }: Country): Card {
	return {
		id: iso2,
		name,
		...(year === COUNTED ? {} : { detail: `Visitors in ${year}` }),
		art: { kind: "flag", iso2 },
		value: visitors,
		...(inSentence === undefined ? {} : { inSentence }),
	};
}

export const countryPool: Pool = {
	game: "country",
	source: countrySource.source,
	asOf: countrySource.asOf,
	cards: COUNTRIES.map(countryCard),
};
