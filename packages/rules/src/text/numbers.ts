import { AMBIGUOUS, readScale, sumOfParts } from "./scales.ts";

export const DECIMAL_MARKS = [".", ","] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

export interface WrittenNumber {
	/** Without the blanks and apostrophes between thousands. */
	readonly digits: string;
	/** The decimal mark; "either" if the text is ambiguous; null if it has no mark. */
	readonly mark: DecimalMark | "either" | null;
	readonly isNegative: boolean;
	/** Of exponents and of words of scale with one meaning. */
	readonly power: number;
	readonly isScaled: boolean;
	/** A word with several meanings behind the digits, such as "K" or "billion"; "" for none. */
	readonly ambiguous: string;
	/** The text around the number: "km", "€". Without the ambiguous word. */
	readonly unit: string;
	readonly isMoney: boolean;
}

const MAX_TEXT_LENGTH = 80;
const MAX_UNIT_LENGTH = 30;

const ABOUT = /^(?:~|≈|c\.|ca\.?|approx\.?|about|over|nearly|almost|[<>≤≥])\s*/i;
const CURRENCY = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?=[\s\d])|Rs\.?(?=[\s\d])|kr\.?(?=[\s\d]))\s*/u;
const SIGN = /^[+\-−]\s*/;
const DIGITS = /^(?:\d+(?:[.,'’\s]\d+)*|[.,]\d+)/;
const EXPONENT = /^e([+-]?\d{1,4})(?![\p{L}\d])/iu;
/** The zeros of other scripts' digits: full width, Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50] as const;

/** Reads a text such as "€ 1.234,5", "3.2M", "2 mil millones" or "12 km"; null if it holds none or several numbers. */
export function readNumber(text: string): WrittenNumber | null {
	const trimmed = text.trim();
	if (trimmed.length > MAX_TEXT_LENGTH) return null;
	const before = readBefore(withPlainDigits(trimmed));
	const parts = sumOfParts(before.rest);
	const digits = parts ? before.rest.slice(0, parts.length) : DIGITS.exec(before.rest)?.[0];
	if (digits === undefined) return null;
	const grouped = parts ? { digits: parts.sum, hadBlanks: true } : withoutBlanks(digits);
	if (grouped === null) return null;
	const after = readAfter(before.rest.slice(digits.length), before.currency !== "");
	const mark = grouped.hadBlanks || after?.hasExponent ? soleMark(grouped.digits) : markOf(grouped.digits);
	if (!after || mark === undefined) return null;
	return {
		digits: grouped.digits,
		mark,
		isNegative: before.isNegative,
		power: after.power,
		isScaled: after.isScaled || parts !== null,
		ambiguous: after.ambiguous,
		unit: [before.currency, after.unit].filter((part) => part !== "").join(" "),
		isMoney: before.currency !== "" || /^\p{Sc}/u.test(after.unit),
	};
}

/** Returns the power of ten of an ambiguous word: as chosen, else the usual one. */
export function powerOf(word: string, scales: Readonly<Record<string, number>>): number {
	return word === "" ? 0 : (scales[word] ?? AMBIGUOUS[word]?.[0] ?? 0);
}

/** Returns the number. `mark` is the decimal mark of an ambiguous text, `scales` are the powers of ambiguous words. */
export function numberOf(
	written: WrittenNumber,
	mark: DecimalMark,
	scales: Readonly<Record<string, number>> = {},
): number {
	const decimal = written.mark === "either" || written.mark === null ? mark : written.mark;
	const plain = written.digits.replaceAll(decimal === "." ? "," : ".", "").replace(",", ".");
	const power = written.power + powerOf(written.ambiguous, scales);
	return Number(`${written.isNegative ? "-" : ""}${plain}e${power}`);
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads a number that was typed alone: "1,234.5", "€ 12"; NaN if it is none. An ambiguous point is decimal. */
export function readTypedNumber(text: string): number {
	const trimmed = text.trim();
	if (PLAIN.test(trimmed)) return Number(trimmed);
	const number = readNumber(trimmed);
	return number ? numberOf(number, ".") : Number.NaN;
}

function withPlainDigits(text: string): string {
	if (!/[^\x20-\x7e]/.test(text)) return text;
	const latin = text.replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0) ?? 0;
		const zero = ZEROS.find((start) => code >= start && code < start + 10);
		return zero === undefined ? digit : String(code - zero);
	});
	return latin.replace(/[٬，](?=\d)/g, ",").replace(/[٫．](?=\d)/g, ".");
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

/** Null if another number follows, as in a range or a date, or a word that belongs to a name, as in "7-Eleven". */
function readAfter(text: string, hasCurrency: boolean) {
	const exponent = EXPONENT.exec(text);
	const isGlued = exponent === null && /^\S/.test(text);
	const rest = text
		.slice(exponent?.[0].length ?? 0)
		.replace(/\[[^\]]*\]|\([^)]*\)/g, "")
		.trim();
	if (/^[-–—]\p{L}/u.test(rest)) return null;
	const scale = readScale(rest);
	// "5 m" are metres, "$5 m" and perhaps "5m" millions.
	const isMetres = scale.ambiguous === "m" && !isGlued && !hasCurrency;
	const isMoneyScale = hasCurrency && /^[mMKBbT]$/.test(scale.ambiguous);
	const ambiguous = isMetres || isMoneyScale ? "" : scale.ambiguous;
	const money = isMoneyScale ? Math.max(...(AMBIGUOUS[scale.ambiguous] ?? [0])) : 0;
	const unit = isMetres ? rest : rest.slice(scale.length).trim();
	if (unit.length > MAX_UNIT_LENGTH || /\d/.test(unit.replace(/(\p{L})[23](?!\d)/gu, "$1"))) return null;
	const power = isMetres ? 0 : scale.power + money;
	return {
		power: Number(exponent?.[1] ?? 0) + power,
		hasExponent: exponent !== null,
		ambiguous,
		isScaled: power > 0,
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
