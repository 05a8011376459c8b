import type { DecimalMark } from "./import-result.ts";
import { numberOf, readNumber, type WrittenNumber } from "./numbers.ts";

export interface NumberReading {
	readonly read: (text: string) => { readonly value: number; readonly written: WrittenNumber } | null;
	readonly decimalMark: DecimalMark | null;
	readonly notes: readonly string[];
}

/**
 * Decides how a column's numbers are read: an ambiguous "1,234" by the other numbers, else by `defaultMark`; "5m" as
 * millions beside other thousands or millions, else as metres. `chosenMark` overrides the decimal mark.
 */
export function readingOf(
	texts: readonly string[],
	defaultMark: DecimalMark,
	chosenMark: DecimalMark | undefined,
): NumberReading {
	const numbers = texts.flatMap((text) => {
		const written = readNumber(text);
		return written ? [{ text: text.trim(), written }] : [];
	});
	const unclear = numbers.filter(({ written }) => written.mark === "either");
	const mark = chosenMark ?? markOfMost(numbers.map(({ written }) => written)) ?? defaultMark;
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
	const hiddenCount = names.length - shown.length;
	return [
		`${shown.join(", ")}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ""} left out: values are numbers only.`,
	];
}

function sentence(
	found: readonly FoundNumber[],
	describe: (example: string, number: FoundNumber) => string,
): string[] {
	const [first] = found;
	if (!first) return [];
	const otherCount = found.length - 1;
	const tail =
		otherCount === 0 ? "" : ` (and ${otherCount} ${otherCount === 1 ? "other" : "others"} like it)`;
	return [`${describe(first.text, first)}${tail}.`];
}
