/** Beyond these values an exponent is easier to read than all the digits. */
const LARGE = 1e15;
const SMALL = 1e-6;

/**
 * Returns an item's value with en-US grouping and every digit, "8,848.86"; a year has no comma if `label` has "year".
 * `value` is finite and above 0. Different values never have the same text.
 */
export function formatCustom(value: number, label = ""): string {
	if (isYear(value) && /\byear\b/i.test(label)) return String(value);
	if (value >= LARGE || (value > 0 && value < SMALL)) return value.toExponential().replace("+", "");
	const [whole = "", fraction] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function isYear(value: number): boolean {
	return Number.isInteger(value) && value >= 1000 && value < 10_000;
}
