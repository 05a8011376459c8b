import type { Card, Pool } from "@hilo/rules/play/card";
import type { WealthCategory } from "../filter-options.ts";
import { billionaireSource, sourceFields } from "../sources.ts";
import rows from "./wealth.data.json" with { type: "json" };

export interface Billionaire {
	id: string;
	name: string;
	/** The origin of the fortune. */
	company: string;
	/** As on the list. */
	industry: string;
	/** US dollars. */
	netWorth: number;
	/** Of citizenship, as on the list. */
	country: string;
	/** ISO 3166-1 alpha-2, lower case. */
	iso2: string;
	gender: "F" | "M";
	birthYear: number;
	/** Of the trade: a name in the game-icons set. */
	icon: string;
}

function parseBillionaire({ gender, ...person }: (typeof rows)[number]): Billionaire {
	if (gender !== "F" && gender !== "M") throw new RangeError(`No gender ${gender}`);
	return { ...person, gender };
}

export const BILLIONAIRES: readonly Billionaire[] = rows.map(parseBillionaire);

/** The icon of a live person who is not among the bundled ones. */
export const OTHER_TRADE = "coins";

/** As many as the live list has. */
const LIST_LENGTH = 50;

const birthYears = BILLIONAIRES.map(({ birthYear }) => birthYear).sort((a, b) => a - b);
/** Everyone born in the same year as the last one listed is included, as only years are known. */
const lastYearOfOldest = birthYears.at(LIST_LENGTH - 1) ?? 0;
const firstYearOfYoungest = birthYears.at(-LIST_LENGTH) ?? 9999;

const IS_IN_CATEGORY: Record<WealthCategory, (person: Billionaire) => boolean> = {
	all: () => true,
	youngest: ({ birthYear }) => birthYear >= firstYearOfYoungest,
	oldest: ({ birthYear }) => birthYear <= lastYearOfOldest,
	women: ({ gender }) => gender === "F",
	men: ({ gender }) => gender === "M",
	technology: ({ industry }) => industry === "Technology",
	finance: ({ industry }) => industry === "Finance & Investments",
	energy: ({ industry }) => industry === "Energy",
};

export function billionaireCard({ id, name, company, country, iso2, netWorth, icon }: Billionaire): Card {
	return {
		id,
		name,
		detail: `${company} · ${country}`,
		art: { kind: "person", iso2, icon },
		value: netWorth,
	};
}

/** Returns a category's people, in the file's order. */
export function wealthPool(category: WealthCategory): Pool {
	return {
		game: "wealth",
		...sourceFields(billionaireSource),
		cards: BILLIONAIRES.filter(IS_IN_CATEGORY[category]).map(billionaireCard),
	};
}
