import type { Card, Pool } from "@hilo/rules/play/card";
import { initials } from "./initials.ts";
import rows from "./wealth.data.json" with { type: "json" };
import type { WealthCategory } from "./wealth.filters.ts";
import { billionaireSource } from "./wealth.source.ts";

export interface Billionaire {
	id: string;
	name: string;
	/** What the fortune comes from. */
	company: string;
	/** As the list names it. */
	industry: string;
	/** US dollars. */
	netWorth: number;
	/** Of citizenship, as the list has it. */
	country: string;
	/** ISO 3166-1 alpha-2, lower case. */
	iso2: string;
	gender: "F" | "M";
	birthYear: number;
}

function parseBillionaire({ gender, ...person }: (typeof rows)[number]): Billionaire {
	if (gender !== "F" && gender !== "M") throw new RangeError(`No gender ${gender}`);
	return { ...person, gender };
}

export const BILLIONAIRES: readonly Billionaire[] = rows.map(parseBillionaire);

/** As many as the documented list service is asked for. */
const LISTED = 50;

const birthYears = BILLIONAIRES.map(({ birthYear }) => birthYear).sort((a, b) => a - b);
/** The birth years of the last one listed; whoever shares that year is listed too, so that no chance decides. */
const oldestUntil = birthYears.at(LISTED - 1) ?? 0;
const youngestSince = birthYears.at(-LISTED) ?? 9999;

const BELONGS: Record<WealthCategory, (person: Billionaire) => boolean> = {
	all: () => true,
	youngest: ({ birthYear }) => birthYear >= youngestSince,
	oldest: ({ birthYear }) => birthYear <= oldestUntil,
	women: ({ gender }) => gender === "F",
	men: ({ gender }) => gender === "M",
	technology: ({ industry }) => industry === "Technology",
	finance: ({ industry }) => industry === "Finance & Investments",
	energy: ({ industry }) => industry === "Energy",
};

export function billionaireCard({ id, name, company, country, iso2, netWorth }: Billionaire): Card {
	return {
		id,
		name,
		detail: `${company} · ${country}`,
		art: { kind: "monogram", initials: initials(name), iso2 },
		value: netWorth,
	};
}

/**
 * Returns the people of a category, in the file's order.
 *
 * @param category the choice of the selector, a value of `WEALTH_CATEGORIES`
 */
export function wealthPool(category: WealthCategory): Pool {
	return {
		game: "wealth",
		source: billionaireSource.source,
		asOf: billionaireSource.asOf,
		cards: BILLIONAIRES.filter(BELONGS[category]).map(billionaireCard),
	};
}
