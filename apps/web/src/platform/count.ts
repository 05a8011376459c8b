const PLURAL = new Intl.PluralRules("en");

/** "1 report", "1,204 reports". */
export function count(number: number, one: string, many = `${one}s`): string {
	return `${number.toLocaleString("en-US")} ${PLURAL.select(number) === "one" ? one : many}`;
}
