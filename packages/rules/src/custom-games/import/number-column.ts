import type { DecimalMark } from "./import-result.ts";
import { numberOf, readNumber, type WrittenNumber } from "./numbers.ts";

/** How the numbers of one column are to be read. */
export interface NumberReading {
	/** Returns what a text says; null when that is no number. */
	readonly read: (text: string) => { readonly value: number; readonly written: WrittenNumber } | null;
	/** The mark taken as the decimal one; null where no number has two readings. */
	readonly decimalMark: DecimalMark | null;
	/** What was decided for the whole column, as sentences with an example each. */
	readonly notes: readonly string[];
}

/**
 * Decides from all texts of a column how each is read. "1,234" has two readings: the numbers beside it decide which, else `usual` does.
 * An "m" as in "5m" is millions where others have thousands or millions too, else metres. `chosen` overrules what the column says.
 */
export function readingOf(
	texts: readonly string[],
	usual: DecimalMark,
	chosen: DecimalMark | undefined,
): NumberReading {
	const numbers = texts.flatMap((text) => {
		const written = readNumber(text);
		return written ? [{ text: text.trim(), written }] : [];
	});
	const unclear = numbers.filter(({ written }) => written.mark === "either");
	const mark = chosen ?? markOfMost(numbers.map(({ written }) => written)) ?? usual;
	const isMillion = numbers.some(({ written }) => written.isScaled);
	return {
		read: (text) => {
			const written = readNumber(text);
			return written && { value: numberOf(written, mark, isMillion), written };
		},
		decimalMark: unclear.length > 0 ? mark : null,
		notes: [
			...markNotes(unclear, mark),
			...scaleNotes(numbers, mark, isMillion),
			...unitNotes(numbers, isMillion),
		],
	};
}

interface FoundNumber {
	readonly text: string;
	readonly written: WrittenNumber;
}

/** The mark that more of the numbers with one reading have; null when none or as many have the other. */
function markOfMost(numbers: readonly WrittenNumber[]): DecimalMark | null {
	const points = numbers.filter(({ mark }) => mark === ".").length;
	const commas = numbers.filter(({ mark }) => mark === ",").length;
	if (points === commas) return null;
	return points > commas ? "." : ",";
}

function markNotes(unclear: readonly FoundNumber[], mark: DecimalMark): string[] {
	return [",", "."].flatMap((sign) => {
		const found = unclear.filter(({ written }) => written.digits.includes(sign));
		const word = sign === "," ? "comma" : "point";
		const meaning = sign === mark ? `a decimal ${word}` : `a ${word} between thousands`;
		return sentence(found, (example) => `In “${example}” we read ${meaning}`);
	});
}

function scaleNotes(numbers: readonly FoundNumber[], mark: DecimalMark, isMillion: boolean): string[] {
	const found = numbers.filter(({ written }) => written.isScaled || (written.isMaybeMillion && isMillion));
	return sentence(found, (example, { written }) => {
		const value = numberOf(written, mark, isMillion);
		return `“${example}” became ${value.toLocaleString("en-US", { maximumSignificantDigits: 15 })}`;
	});
}

function unitNotes(numbers: readonly FoundNumber[], isMillion: boolean): string[] {
	const units = new Set<string>();
	for (const number of numbers) {
		const { unit, isMaybeMillion } = number.written;
		if (unit !== "" && !(isMaybeMillion && isMillion)) units.add(unit);
	}
	const names = [...units];
	if (names.length === 0) return [];
	const shown = names.slice(0, 4).map((name) => `“${name}”`);
	const rest = names.length - shown.length;
	return [`${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""} left out: values are numbers only.`];
}

/** A sentence about the first of them, and how many others are like it; none when there are none. */
function sentence(
	found: readonly FoundNumber[],
	say: (example: string, number: FoundNumber) => string,
): string[] {
	const [first] = found;
	if (!first) return [];
	const others = found.length - 1;
	const tail = others === 0 ? "" : ` (and ${others} ${others === 1 ? "other" : "others"} like it)`;
	return [`${say(first.text, first)}${tail}.`];
}
