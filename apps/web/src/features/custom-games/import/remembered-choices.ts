import {
	type ImportColumn,
	type ImportOverrides,
	JOINS,
	SEPARATORS,
} from "@hilo/rules/custom-games/import/import-result";
import { ITEM_FIELDS } from "@hilo/rules/custom-games/item";
import { DECIMAL_MARKS } from "@hilo/rules/text/numbers";
import { storedValue } from "../../../platform/stored-value.ts";

/** The newest come first. */
type Remembered = readonly (readonly [heading: string, choices: ImportOverrides])[];

const MAX_REMEMBERED = 20;

/** What the player chose for tables with the same columns. */
const remembered = storedValue<Remembered>("browser", "hilo-import-choices", parse);

/** The columns' headings, or their number where they have none. */
export function headingKey(columns: readonly ImportColumn[]): string {
	return columns.map(({ heading }) => heading.slice(0, 60)).join("\t");
}

export function choicesFor(key: string): ImportOverrides | null {
	return remembered.read()?.find(([heading]) => heading === key)?.[1] ?? null;
}

/** Without any choices the table is read as guessed again. */
export function rememberChoices(key: string, choices: ImportOverrides): void {
	const others = (remembered.read() ?? []).filter(([heading]) => heading !== key);
	const isEmpty = Object.keys(choices).length === 0;
	remembered.write([...(isEmpty ? [] : [[key, choices] as const]), ...others].slice(0, MAX_REMEMBERED));
}

function parse(value: unknown): Remembered | null {
	if (!Array.isArray(value)) return null;
	return value.flatMap((entry: unknown) => {
		if (!Array.isArray(entry) || typeof entry[0] !== "string") return [];
		return [[entry[0], validChoices(entry[1])] as const];
	});
}

/** Only choices that are possible: other versions of the site and users can have written others. */
function validChoices(value: unknown): ImportOverrides {
	const sent = recordOf(value);
	const places = recordOf(sent.columns);
	const columns = ITEM_FIELDS.flatMap((field) => {
		const at = places[field];
		return at === null || isSmall(at) ? [[field, at] as const] : [];
	});
	const scales = Object.entries(recordOf(sent.scales)).flatMap(([word, power]) =>
		isSmall(power) ? [[word, power] as const] : [],
	);
	const separator = (Object.keys(SEPARATORS) as (keyof typeof SEPARATORS)[]).find(
		(each) => each === sent.separator,
	);
	const join = JOINS.find((each) => each === sent.join);
	const decimalMark = DECIMAL_MARKS.find((each) => each === sent.decimalMark);
	return {
		...(separator && { separator }),
		...(join && { join }),
		...(decimalMark && { decimalMark }),
		...(typeof sent.hasHeading === "boolean" && { hasHeading: sent.hasHeading }),
		...(isSmall(sent.skippedRows) && { skippedRows: sent.skippedRows }),
		...((typeof sent.unit === "string" || sent.unit === null) && { unit: sent.unit }),
		...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
		...(scales.length > 0 && { scales: Object.fromEntries(scales) }),
	};
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function isSmall(value: unknown): value is number {
	return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 50;
}
