/** Beyond these values an exponent is easier to read than all the digits. */
const LARGE = 1e15;
const SMALL = 1e-6;

/**
 * Returns an item's value with every digit, "8,848.86", or "1969" without thousands separators.
 * `value` is finite and above 0. Different values never have the same text.
 */
export function formatCustom(value: number, thousandsSeparator = true): string {
	if (value >= LARGE || (value > 0 && value < SMALL)) return value.toExponential().replace("+", "");
	if (!thousandsSeparator) return String(value);
	const [whole = "", fraction] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Promised in docs/product.md#custom-games. */
export const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;
const TIME_WORDS = /\b(?:years?|founded|born|released?|since|established|published|launched|died)\b/i;

/** Returns whether values look like years: whole numbers from 1000 to 2100 under a label that means a time. */
export function areYears(label: string, values: readonly number[]): boolean {
	return (
		TIME_WORDS.test(label) &&
		values.every((value) => Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR)
	);
}
