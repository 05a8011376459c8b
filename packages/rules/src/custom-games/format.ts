/** From this value on, and below the other one, digits alone are hard to read: an exponent tells more. */
const LARGE = 1e15;
const SMALL = 1e-6;

/**
 * Returns the value of an item as text, with en-US grouping and every digit that it has: "8,848.86". Below a millionth and from 10^15
 * on with an exponent, "6.02e23". Two values have the same text only when they are equal (D65).
 *
 * @param value finite and above 0 (D26).
 * @param label what the game compares: a year has no comma, "1863".
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
