import { numberOf, readNumber, type WrittenNumber } from "../../text/numbers.ts";
import { drawnItemName, pictureHash } from "../item.ts";
import { cellText, type SourceRow } from "./source-table.ts";
import { knownUnit } from "./units.ts";

/** Counts over the cells of a column. */
export interface ColumnStatistics {
	readonly filled: number;
	readonly rows: number;
	readonly isNumeric: boolean;
	readonly isAddresses: boolean;
	readonly isPictures: boolean;
	readonly isText: boolean;
	/** Short codes in capitals, such as "NO" or "NOR". */
	readonly isCodes: boolean;
	/** The column only numbers or ranks the rows: 0, 1, 2 … or 1, 2, 2, 4 … */
	readonly isCounting: boolean;
	readonly isYears: boolean;
	/** Of the texts, from 0 to 1. */
	readonly distinct: number;
	readonly samples: readonly string[];
}

const SAMPLE = 200;
const MAX_SAMPLE_LENGTH = 60;

export function statisticsOf(rows: readonly SourceRow[], width: number): readonly ColumnStatistics[] {
	const sample = rows.slice(0, SAMPLE);
	return Array.from({ length: width }, (_, column) =>
		statisticsOfTexts(sample.map(({ cells }) => cellText(cells[column]))),
	);
}

function statisticsOfTexts(all: readonly string[]): ColumnStatistics {
	const texts = all.filter((text) => text !== "");
	const numbers = numbersIn(texts);
	const addresses = texts.filter(isAddress).length;
	const values = numbers.map((written) => numberOf(written, "."));
	const distinct = new Set(texts);
	const ranks = texts.map((text) =>
		Number(/^(?:#|no\.?\s*)?(\d+)(?:[.)]|st|nd|rd|th)?$/i.exec(text)?.[1] ?? Number.NaN),
	);
	const isRank = isCounting(ranks);
	const isNumeric = numbers.length > 0 && numbers.length * 2 >= texts.length;
	const isAddresses = addresses > 0 && addresses * 2 >= texts.length;
	return {
		filled: texts.length,
		rows: all.length,
		isNumeric,
		isAddresses,
		isPictures: texts.length > 0 && texts.filter(isPicture).length * 2 >= texts.length,
		isText: texts.length > 0 && !isNumeric && !isAddresses && !isRank,
		isCodes:
			texts.length > 0 && texts.filter((text) => /^[A-Z]{2,3}$/.test(text)).length >= texts.length * 0.8,
		isCounting: isRank || (numbers.length === texts.length && isCounting(values)),
		isYears:
			values.length > 0 && values.every((value) => Number.isInteger(value) && value >= 1500 && value <= 2100),
		distinct: distinct.size / Math.max(1, texts.length),
		samples: [...distinct].slice(0, 3).map((text) => text.slice(0, MAX_SAMPLE_LENGTH)),
	};
}

/**
 * The numbers among the texts of a column. A word behind the digits is a unit if it is known or stands there again:
 * "12 Angry Men" and "101 Dalmatians" are names.
 */
export function numbersIn(texts: readonly string[]): WrittenNumber[] {
	const found = texts.flatMap((text) => readNumber(text) ?? []);
	const uses = new Map<string, number>();
	for (const { unit } of found) uses.set(unit, (uses.get(unit) ?? 0) + 1);
	return found.filter(
		({ unit, isMoney }) =>
			unit === "" ||
			isMoney ||
			texts.length === 1 ||
			(uses.get(unit) ?? 0) > 1 ||
			knownUnit(unit) !== null ||
			!/\p{L}{3}/u.test(unit),
	);
}

/** Consecutive in any order, or a rank in which equal rows share a place. */
function isCounting(values: readonly number[]): boolean {
	if (values.length < 2 || !values.every(Number.isInteger)) return false;
	const [first = 0] = values;
	const isRank =
		first <= 1 &&
		first >= 0 &&
		values.every((value, at) => value <= at + first && value >= (values[at - 1] ?? first));
	const sorted = values.toSorted((a, b) => a - b);
	return (isRank && values.at(-1) !== first) || sorted.every((value, at) => value === (sorted[0] ?? 0) + at);
}

export function isAddress(text: string): boolean {
	return /^https?:\/\/\S+$/i.test(text) || isHosted(text);
}

/** Whether an address is a picture by its ending, or is one of this site. */
function isPicture(text: string): boolean {
	return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)(?:[?#]\S*)?$/i.test(text) || isHosted(text);
}

/** Whether an address is that of a page: a host alone, a folder, or a document. */
export function isWebPage(text: string): boolean {
	return /^https?:\/\/[^/]+\/?$|\/$|\.(?:html?|php|aspx?)(?:[?#]|$)|\/wiki\//i.test(text);
}

function isHosted(text: string): boolean {
	return pictureHash(text) !== null || drawnItemName(text) !== null || /^\/drawn\//.test(text);
}
