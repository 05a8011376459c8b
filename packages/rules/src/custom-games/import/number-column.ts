import { type DecimalMark, numberOf, powerOf, readNumber, type WrittenNumber } from "../../text/numbers.ts";
import { AMBIGUOUS, LONG_SCALE } from "../../text/scales.ts";
import type { ImportOverrides, ImportQuestion } from "./import-result.ts";
import { bySize, convert, kindOf, knownUnit } from "./units.ts";

/** A cell of the value column, with the row it stands in. */
export interface ValueCell {
	readonly row: number;
	readonly text: string;
}

export interface ReadValue {
	readonly value: number;
	/** To be checked by the player. */
	readonly notes: readonly string[];
	readonly changes: readonly string[];
}

export interface NumberReading {
	readonly read: (text: string) => ReadValue | null;
	readonly choices: {
		readonly decimalMark: DecimalMark;
		readonly unit: string | null;
		readonly scales: Readonly<Record<string, number>>;
	};
	readonly isMarkOpen: boolean;
	readonly units: readonly string[];
	readonly scales: readonly { readonly word: string; readonly powers: readonly number[] }[];
	readonly notes: readonly string[];
	readonly questions: readonly ImportQuestion[];
}

interface FoundNumber extends ValueCell {
	readonly written: WrittenNumber;
}

const TEMPERATURE = /temp|kelvin|wärme|градус|气温|温度|気温/iu;

/**
 * Decides how the numbers of a column are read: an ambiguous "1,234" by the other numbers, else by `defaultMark`; words
 * of scale by the others and the heading; units of one kind are converted to one. The player's choices come first.
 */
export function readingOf(
	cells: readonly ValueCell[],
	heading: string,
	defaultMark: DecimalMark,
	chosen: ImportOverrides,
): NumberReading {
	const numbers = cells.flatMap((cell) => {
		const written = readNumber(cell.text);
		return written ? [{ row: cell.row, text: cell.text.trim(), written }] : [];
	});
	const unclear = numbers.filter(({ written }) => written.mark === "either");
	const decimalMark = chosen.decimalMark ?? markOfMost(numbers) ?? defaultMark;
	const words = new Set(
		numbers.flatMap(({ written }) => (written.ambiguous === "" ? [] : [written.ambiguous])),
	);
	const scales = Object.fromEntries(
		[...words].map((word) => [word, chosen.scales?.[word] ?? usualPower(word, numbers, heading)]),
	);
	const units = unitsOf(numbers, scales);
	const { unit, convertible } = targetUnit(units, heading, chosen.unit);
	return {
		read: (text) => {
			const written = readNumber(text);
			if (!written) return null;
			const value = numberOf(written, decimalMark, scales);
			const own = unitIn(written, scales);
			if (units.size < 2) return { value, notes: [], changes: [] };
			if (!convertible) return { value, notes: [own === "" ? "Without a unit" : `In ${own}`], changes: [] };
			if (unit === null)
				return { value, notes: own === "" ? ["Without a unit"] : [`In ${own}, not converted`], changes: [] };
			if (own === "") return { value, notes: [`Without a unit, read as ${unit}`], changes: [] };
			const changes = own === unit ? [] : [`Converted from ${own} to ${unit}`];
			return { value: convert(value, own, unit), notes: [], changes };
		},
		choices: { decimalMark, unit, scales },
		isMarkOpen: unclear.length > 0,
		units: convertible ? bySize([...units.keys()].filter((each) => each !== "")) : [],
		scales: [...words]
			.filter((word) => isOpen(word, numbers))
			.map((word) => ({ word, powers: AMBIGUOUS[word] ?? [] })),
		notes: [
			...markNotes(unclear, decimalMark),
			...scaleNotes(numbers, decimalMark, scales),
			...unitNotes(units),
		],
		questions: unitQuestions(units, convertible, unit),
	};
}

function markOfMost(numbers: readonly FoundNumber[]): DecimalMark | null {
	const points = numbers.filter(({ written }) => written.mark === ".").length;
	const commas = numbers.filter(({ written }) => written.mark === ",").length;
	if (points === commas) return null;
	return points > commas ? "." : ",";
}

/** The power of an ambiguous word, by the numbers beside it and the heading. */
function usualPower(word: string, numbers: readonly FoundNumber[], heading: string): number {
	const [usual = 0, other = 0] = AMBIGUOUS[word] ?? [];
	const hasScale = (pattern: RegExp) => numbers.some(({ written }) => pattern.test(written.ambiguous));
	const isScaled = numbers.some(({ written }) => written.isScaled);
	switch (word) {
		case "m":
			return isScaled || hasScale(/^[KMBb]$/) ? other : usual;
		case "K": {
			const kelvins = numbers.filter(({ written }) => written.ambiguous === "K");
			const areApart = kelvins.length === numbers.length && kelvins.every(({ text }) => /\sK/.test(text));
			// Few write "5772K" for millions.
			const isLarge = kelvins.some(({ written }) => numberOf(written, ".", { K: 0 }) >= 1000);
			return TEMPERATURE.test(heading) || areApart || isLarge ? other : usual;
		}
		case "B":
			return numbers.some(({ written }) => kindOf(knownUnit(written.unit) ?? "") === "data") ? other : usual;
		case "billion":
			return numbers.some(({ text }) => LONG_SCALE.test(text)) ? other : usual;
		case "trillion":
			return numbers.some(({ text }) => LONG_SCALE.test(text)) ? other : usual;
		default:
			return usual;
	}
}

/** "3M" and "5B" are clear enough to need no question. */
function isOpen(word: string, numbers: readonly FoundNumber[]): boolean {
	if (/^[MBbT]$/.test(word)) return false;
	return (
		word !== "K" ||
		numbers.some(({ text, written }) => written.ambiguous === "K" && /\sK|\d{4}K|[.,]\d{3}K/.test(text))
	);
}

/** The unit of a number: "" for none. An ambiguous word of power 0 is a unit. */
function unitIn(written: WrittenNumber, scales: Readonly<Record<string, number>>): string {
	const isUnit = written.ambiguous !== "" && powerOf(written.ambiguous, scales) === 0;
	const text = [isUnit ? written.ambiguous : "", written.unit].filter((part) => part !== "").join(" ");
	return knownUnit(text) ?? text;
}

/** The rows of each unit. Without a unit that can be converted, or a currency, words behind numbers are just words. */
function unitsOf(
	numbers: readonly FoundNumber[],
	scales: Readonly<Record<string, number>>,
): ReadonlyMap<string, readonly number[]> {
	const units = new Map<string, number[]>();
	for (const { row, written } of numbers) {
		const unit = unitIn(written, scales);
		const rows = units.get(unit);
		if (rows) rows.push(row);
		else units.set(unit, [row]);
	}
	if (units.size === 2 && units.has("") && ![...units.keys()].some((unit) => kindOf(unit) !== null))
		units.delete("");
	return units;
}

function targetUnit(
	units: ReadonlyMap<string, readonly number[]>,
	heading: string,
	chosen: string | null | undefined,
) {
	const named = [...units.keys()].filter((unit) => unit !== "");
	const kinds = new Set(named.map(kindOf));
	const convertible = units.size > 1 && kinds.size === 1 && !kinds.has(null);
	if (!convertible || chosen === null) return { unit: null, convertible };
	if (chosen !== undefined && named.includes(chosen)) return { unit: chosen, convertible };
	const inHeading = knownUnit(/[([]([^)\]]+)[)\]]/.exec(heading)?.[1] ?? "");
	const bySmallest = bySize(named);
	const [smallest = null] = bySmallest;
	const most = bySmallest.reduce(
		(best, unit) => ((units.get(unit)?.length ?? 0) > (units.get(best ?? "")?.length ?? 0) ? unit : best),
		smallest,
	);
	return { unit: inHeading !== null && kinds.has(kindOf(inHeading)) ? inHeading : most, convertible };
}

function unitQuestions(
	units: ReadonlyMap<string, readonly number[]>,
	convertible: boolean,
	unit: string | null,
): ImportQuestion[] {
	if (units.size < 2) return [];
	const shown = [...units].slice(0, 4).map(([name, rows]) => {
		const list = rows.slice(0, 5).join(", ");
		const more = rows.length > 5 ? ` and ${rows.length - 5} more` : "";
		return `${name === "" ? "none" : name} (row${rows.length === 1 ? "" : "s"} ${list}${more})`;
	});
	const hidden = units.size - shown.length;
	const text = `The values have different units: ${shown.join(", ")}${hidden > 0 ? ` and ${hidden} more` : ""}.`;
	if (!convertible) return [{ text: `${text} The numbers are taken as they are.`, options: [] }];
	const named = bySize([...new Set([...units.keys(), unit ?? ""])].filter((name) => name !== ""));
	if (named.length < 2) return [{ text, options: [] }];
	return [
		{
			text,
			options: [
				...named.map((name) => ({
					label: `Convert to ${name}`,
					isChosen: name === unit,
					choices: { unit: name },
				})),
				{ label: "Leave as written", isChosen: unit === null, choices: { unit: null } },
			],
		},
	];
}

function markNotes(unclear: readonly FoundNumber[], mark: DecimalMark): string[] {
	return [",", "."].flatMap((sign) => {
		const found = unclear.filter(({ written }) => written.digits.includes(sign));
		const word = sign === "," ? "comma" : "point";
		const meaning = sign === mark ? `a decimal ${word}` : `a ${word} between thousands`;
		return sentence(found, (example) => `In “${example}” we read ${meaning}`);
	});
}

function scaleNotes(
	numbers: readonly FoundNumber[],
	mark: DecimalMark,
	scales: Readonly<Record<string, number>>,
): string[] {
	const found = numbers.filter(({ written }) => written.isScaled || powerOf(written.ambiguous, scales) > 0);
	return sentence(found, (example, { written }) => {
		const value = numberOf(written, mark, scales);
		return `“${example}” became ${value.toLocaleString("en-US", { maximumSignificantDigits: 15 })}`;
	});
}

function unitNotes(units: ReadonlyMap<string, readonly number[]>): string[] {
	const [name = ""] = units.keys();
	return units.size === 1 && name !== "" ? [`“${name}” left out: values are numbers only.`] : [];
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
