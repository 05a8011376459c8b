import type { DecimalMark } from "./import-result.ts";

export interface WrittenNumber {
	/** Without the blanks and apostrophes between thousands. */
	readonly digits: string;
	/** The decimal mark; "either" if the text is ambiguous; null if it has no mark. */
	readonly mark: DecimalMark | "either" | null;
	readonly isNegative: boolean;
	readonly power: number;
	/** A lower-case "m" directly behind the digits: metres or millions. */
	readonly isMaybeMillion: boolean;
	readonly isScaled: boolean;
	/** The text around the number: "km", "€". */
	readonly unit: string;
}

const MAX_TEXT_LENGTH = 80;
const MAX_UNIT_LENGTH = 30;

const ABOUT = /^(?:~|≈|ca\.?|approx\.?|about)\s*/i;
const CURRENCY = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?=[\s\d]))\s*/u;
const SIGN = /^[+\-−]\s*/;
const DIGITS = /^(?:\d+(?:[.,'’\s]\d+)*|[.,]\d+)/;
const EXPONENT = /^e([+-]?\d{1,4})(?![\p{L}\d])/iu;
const SCALE = /^(k|mn|mio|m|bn|b|mrd|tn|t|(?:thousand|million|billion|trillion)s?)\.?(?![\p{L}\p{N}/])\s*/iu;
const POWERS: Readonly<Record<string, number>> = {
	k: 3,
	thousand: 3,
	m: 6,
	mn: 6,
	mio: 6,
	million: 6,
	b: 9,
	bn: 9,
	mrd: 9,
	billion: 9,
	t: 12,
	tn: 12,
	trillion: 12,
};

/** Reads a text such as "€ 1.234,5", "3.2M" or "12 km"; null if it holds no number, or more than one. */
export function readNumber(text: string): WrittenNumber | null {
	const trimmed = text.trim();
	if (trimmed.length > MAX_TEXT_LENGTH) return null;
	const before = readBefore(trimmed);
	const digits = DIGITS.exec(before.rest)?.[0];
	if (digits === undefined) return null;
	const grouped = withoutBlanks(digits);
	if (grouped === null) return null;
	const after = readAfter(before.rest.slice(digits.length), before.currency !== "");
	const mark = grouped.hadBlanks || after?.hasExponent ? soleMark(grouped.digits) : markOf(grouped.digits);
	if (!after || mark === undefined) return null;
	return {
		digits: grouped.digits,
		mark,
		isNegative: before.isNegative,
		power: after.power,
		isMaybeMillion: after.isMaybeMillion,
		isScaled: after.isScaled,
		unit: [before.currency, after.unit].filter((part) => part !== "").join(" "),
	};
}

/** Returns the number. `mark` is the decimal mark of an ambiguous text; `isMillion`: a small "m" means millions. */
export function numberOf(written: WrittenNumber, mark: DecimalMark, isMillion: boolean): number {
	const decimal = written.mark === "either" || written.mark === null ? mark : written.mark;
	const plain = written.digits.replaceAll(decimal === "." ? "," : ".", "").replace(",", ".");
	const power = written.power + (written.isMaybeMillion && isMillion ? 6 : 0);
	return Number(`${written.isNegative ? "-" : ""}${plain}e${power}`);
}

function readBefore(text: string): { rest: string; isNegative: boolean; currency: string } {
	let rest = text.replace(ABOUT, "");
	const sign = SIGN.exec(rest)?.[0] ?? "";
	rest = rest.slice(sign.length);
	const currency = CURRENCY.exec(rest)?.[0] ?? "";
	rest = rest.slice(currency.length);
	const innerSign = SIGN.exec(rest)?.[0] ?? "";
	return {
		rest: rest.slice(innerSign.length),
		isNegative: /[-−]/.test(sign + innerSign),
		currency: currency.trim(),
	};
}

/** Null if another number follows, as in a range or a date. */
function readAfter(text: string, hasCurrency: boolean) {
	const exponent = EXPONENT.exec(text);
	const rest = text
		.slice(exponent?.[0].length ?? 0)
		.replace(/\[[^\]]*\]|\([^)]*\)/g, "")
		.trim();
	const scale = SCALE.exec(rest);
	const word = scale?.[1] ?? "";
	const isTonnes = word === "t";
	const isSmallM = word === "m" && !hasCurrency;
	const isScaled = word !== "" && !isTonnes && !isSmallM;
	const unit = (isScaled ? rest.slice(scale?.[0].length) : rest).trim();
	if (unit.length > MAX_UNIT_LENGTH || /\d/.test(unit.replace(/(\p{L})[23](?!\d)/gu, "$1"))) return null;
	return {
		power: Number(exponent?.[1] ?? 0) + (isScaled ? (POWERS[word.toLowerCase().replace(/s$/, "")] ?? 0) : 0),
		hasExponent: exponent !== null,
		isMaybeMillion: isSmallM && !text.startsWith(" "),
		isScaled,
		unit,
	};
}

/** Null if the blanks and apostrophes are not between thousands. */
function withoutBlanks(digits: string): { digits: string; hadBlanks: boolean } | null {
	if (!/['’\s]/.test(digits)) return { digits, hadBlanks: false };
	return /^\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?$/.test(digits)
		? { digits: digits.replace(/['’\s]/g, ""), hadBlanks: true }
		: null;
}

/** For a number with blanks between thousands, or with an exponent. Undefined if it has several marks. */
function soleMark(digits: string): DecimalMark | null | undefined {
	const marks = digits.replace(/\d/g, "");
	if (marks === "") return null;
	return marks === "." || marks === "," ? marks : undefined;
}

/** Undefined if the marks make no number. */
function markOf(digits: string): DecimalMark | "either" | null | undefined {
	const marks = digits.replace(/\d/g, "");
	const last = marks.at(-1);
	if (last !== "." && last !== ",") return null;
	const other = last === "." ? "," : ".";
	if (marks.includes(other)) {
		const whole = digits.slice(0, digits.lastIndexOf(last));
		return marks.indexOf(last) === marks.length - 1 && isGrouped(whole, other) ? last : undefined;
	}
	if (marks.length > 1) return isGrouped(digits, last) ? other : undefined;
	return isGrouped(digits, last) ? "either" : last;
}

function isGrouped(digits: string, mark: DecimalMark): boolean {
	const [first = "", ...groups] = digits.split(mark);
	return (
		/^[1-9]\d{0,2}$/.test(first) &&
		groups.at(-1)?.length === 3 &&
		groups.every((group) => group.length === 3 || group.length === 2)
	);
}
