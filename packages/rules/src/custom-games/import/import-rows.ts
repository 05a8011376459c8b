import {
	MAX_ITEM_CREDIT_LENGTH,
	MAX_ITEM_DESCRIPTION_LENGTH,
	MAX_ITEM_NOTE_LENGTH,
	MAX_ITEM_SOURCE_LENGTH,
} from "../caps.ts";
import { CUSTOM_GAMES_ERRORS, type CustomGamesErrorCode } from "../custom-games.errors.ts";
import {
	checkImageUrl,
	checkItemCredit,
	checkItemDescription,
	checkItemName,
	checkItemNote,
	checkItemSource,
	checkItemValue,
	type ItemField,
} from "../item.ts";
import { isAddress } from "./column-statistics.ts";
import type { Columns, ImportRow } from "./import-result.ts";
import type { NumberReading, ReadValue } from "./number-column.ts";
import { cellText, type SourceCell, type SourceRow } from "./source-table.ts";

/** Returns the outcome of each row. Items beyond `room` are refused. */
export function importRows(
	rows: readonly SourceRow[],
	columns: Columns,
	reading: NumberReading,
	room: number,
): ImportRow[] {
	const rowsByName = new Map<string, number>();
	let accepted = 0;
	return rows.map((source) => {
		const row = importRow(source, columns, reading);
		if (!row.item) return row;
		if (accepted >= room) return refused(source, textOf("custom-games/too-many-items"));
		accepted += 1;
		const key = row.item.name.toLowerCase();
		const same = rowsByName.get(key);
		if (same === undefined) rowsByName.set(key, source.row);
		return same === undefined ? row : { ...row, notes: [...row.notes, `Same name as row ${same}`] };
	});
}

function importRow(source: SourceRow, columns: Columns, reading: NumberReading): ImportRow {
	if (source.reason !== undefined) return refused(source, source.reason);
	const cell = (field: ItemField): SourceCell => {
		const at = columns[field];
		return at === null ? "" : (source.cells[at] ?? "");
	};
	const name = cellText(cell("name"));
	const nameProblem = checkItemName(name);
	if (nameProblem) return refused(source, textOf(nameProblem));
	const value = readValue(cell("value"), reading);
	if ("reason" in value) return refused(source, value.reason);
	const picture = readPicture(cellText(cell("imageUrl")));
	const texts = TEXTS.map(({ field, ...text }) => ({ field, ...readText(cellText(cell(field)), text) }));
	return {
		row: source.row,
		text: source.text,
		cells: source.cells.map(cellText),
		item: {
			name,
			value: value.value,
			imageUrl: picture.text,
			...Object.fromEntries(texts.flatMap(({ field, text }) => (text === "" ? [] : [[field, text]]))),
		},
		reason: null,
		notes: [
			...(source.notes ?? []),
			...value.notes,
			...picture.notes,
			...texts.flatMap(({ notes }) => notes),
		],
		changes: [...(source.changes ?? []), ...value.changes],
		written: value.written,
	};
}

function readValue(
	cell: SourceCell,
	reading: NumberReading,
): (ReadValue & { readonly written: string | null }) | { readonly reason: string } {
	const text = cellText(cell);
	if (text === "") return { reason: "There is no value" };
	const read = typeof cell === "number" ? { value: cell, notes: [], changes: [] } : reading.read(text);
	if (!read) return { reason: `“${clip(text)}” isn't a number` };
	const problem = checkItemValue(read.value);
	if (problem) return { reason: textOf(problem) };
	const isPlain = typeof cell === "number" || /^\d+(?:\.\d+)?$/.test(text);
	return { ...read, written: isPlain ? null : clip(text) };
}

interface ReadText {
	readonly text: string;
	readonly notes: readonly string[];
}

/** An unusable picture is left out, but not its item: the player can add another picture. */
function readPicture(text: string): ReadText {
	const code = text === "" ? null : checkImageUrl(text);
	if (!code) return { text, notes: [] };
	const safer = text.replace(/^http:/i, "https:");
	return checkImageUrl(safer)
		? { text: "", notes: [`Picture left out: ${textOf(code)}`] }
		: { text: safer, notes: ["Picture's address changed from http to https"] };
}

interface TextRule {
	readonly label: string;
	readonly max: number;
	readonly check: (text: string) => CustomGamesErrorCode | null;
}

const TEXTS = [
	{
		field: "description",
		label: "Description",
		max: MAX_ITEM_DESCRIPTION_LENGTH,
		check: checkItemDescription,
	},
	{ field: "source", label: "Source", max: MAX_ITEM_SOURCE_LENGTH, check: checkItemSource },
	{ field: "note", label: "Note", max: MAX_ITEM_NOTE_LENGTH, check: checkItemNote },
	{ field: "credit", label: "Credit", max: MAX_ITEM_CREDIT_LENGTH, check: checkItemCredit },
] as const satisfies readonly (TextRule & { readonly field: ItemField })[];

function readText(text: string, { label, max, check }: TextRule): ReadText {
	// A part of an address leads nowhere.
	if (text.length > max && isAddress(text))
		return { text: "", notes: [`${label} left out: the address is too long`] };
	const cut = [...text.slice(0, 2 * max)].slice(0, max).join("").trim();
	const code = check(cut);
	if (code) return { text: "", notes: [`${label} left out: ${textOf(code)}`] };
	return { text: cut, notes: cut === text ? [] : [`${label} cut to ${max} characters`] };
}

function refused(source: SourceRow, reason: string): ImportRow {
	const { row, text, cells } = source;
	return { row, text, cells: cells.map(cellText), item: null, reason, notes: [], changes: [], written: null };
}

function textOf(code: CustomGamesErrorCode): string {
	return CUSTOM_GAMES_ERRORS[code].message;
}

function clip(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
