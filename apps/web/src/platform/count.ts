const PLURAL = new Intl.PluralRules("en");

/** "1 report", "1,204 reports". */
export function count(number: number, one: string, many = `${one}s`): string {
	return `${number.toLocaleString("en-US")} ${PLURAL.select(number) === "one" ? one : many}`;
}

const RULES = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** "1st", "2nd", "3rd", "1,284th". */
export const ordinal = (place: number): string =>
	`${place.toLocaleString("en-US")}${ENDINGS[RULES.select(place)]}`;
