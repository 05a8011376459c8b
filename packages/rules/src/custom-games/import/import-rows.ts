import { CUSTOM_GAMES_ERRORS, type CustomGamesErrorCode } from "../custom-games.errors.ts";
import { checkImageUrl, checkItemDescription, checkItemName, checkItemValue } from "../item.ts";
import { MAX_ITEM_DESCRIPTION_LENGTH } from "../limits.ts";
import type { Columns } from "./columns.ts";
import type { ImportRow } from "./import-result.ts";
import type { NumberReading } from "./number-column.ts";
import { cellText, firstFilled, type SourceRow } from "./source-table.ts";

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
	const field = (key: keyof Columns) => firstFilled(source.cells, columns[key]);
	const name = cellText(field("name"));
	const nameProblem = checkItemName(name);
	if (nameProblem) return refused(source, textOf(nameProblem));
	const value = readValue(field("value"), reading);
	if ("reason" in value) return refused(source, value.reason);
	const picture = readPicture(cellText(field("imageUrl")));
	const description = readDescription(cellText(field("description")));
	return {
		row: source.row,
		text: source.text,
		item: {
			name,
			value: value.value,
			imageUrl: picture.text,
			...(description.text === "" ? {} : { description: description.text }),
		},
		reason: null,
		notes: [...picture.notes, ...description.notes],
		written: value.written,
	};
}

function readValue(
	cell: string | number,
	reading: NumberReading,
): { readonly value: number; readonly written: string | null } | { readonly reason: string } {
	const text = cellText(cell);
	if (text === "") return { reason: "There is no value" };
	const value = typeof cell === "number" ? cell : reading.read(text)?.value;
	if (value === undefined) return { reason: `“${clip(text)}” isn't a number` };
	const problem = checkItemValue(value);
	if (problem) return { reason: textOf(problem) };
	const isPlain = typeof cell === "number" || /^\d+(?:\.\d+)?$/.test(text);
	return { value, written: isPlain ? null : clip(text) };
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

function readDescription(text: string): ReadText {
	const cut = [...text.slice(0, 2 * MAX_ITEM_DESCRIPTION_LENGTH)]
		.slice(0, MAX_ITEM_DESCRIPTION_LENGTH)
		.join("")
		.trim();
	const code = checkItemDescription(cut);
	if (code) return { text: "", notes: [`Description left out: ${textOf(code)}`] };
	return {
		text: cut,
		notes: cut === text ? [] : [`Description cut to ${MAX_ITEM_DESCRIPTION_LENGTH} characters`],
	};
}

function refused(source: SourceRow, reason: string): ImportRow {
	return { row: source.row, text: source.text, item: null, reason, notes: [], written: null };
}

function textOf(code: CustomGamesErrorCode): string {
	return CUSTOM_GAMES_ERRORS[code].message;
}

function clip(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
