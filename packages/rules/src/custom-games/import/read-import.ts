import { CUSTOM_GAMES_ERRORS } from "../custom-games.errors.ts";
import { statisticsOf } from "./column-statistics.ts";
import { guessColumns } from "./columns.ts";
import {
	type Columns,
	IMPORT_TOO_LARGE,
	type ImportColumn,
	type ImportOptions,
	type ImportOverrides,
	type ImportQuestion,
	type ImportResult,
	MAX_IMPORT_BYTES,
	MAX_IMPORT_ROWS,
} from "./import-result.ts";
import { importRows } from "./import-rows.ts";
import { jsonTable, looksLikeJson } from "./json-table.ts";
import { readingOf } from "./number-column.ts";
import type { SourceTable } from "./source-table.ts";
import { textTable } from "./text-table.ts";

/**
 * Reads pasted text or a file as items: JSON, a table with commas, semicolons, tabs or bars, or a list. What the table
 * leaves open is guessed, and the guesses are returned as `choices`; `overrides` are those of the player. Never
 * throws: each refused row has a reason, and so has a text that is no table.
 */
export function readImport(source: string, { room, overrides = {} }: ImportOptions): ImportResult {
	if (isTooLarge(source)) return { isReadable: false, reason: IMPORT_TOO_LARGE };
	const table = tableOf(source.replace(/^\uFEFF/, ""), overrides);
	if (!table || table.rows.length === 0) return unreadable();
	const { heading, rows } = table;
	const width = Math.max(heading?.length ?? 0, ...rows.slice(0, 500).map(({ cells }) => cells.length));
	const statistics = statisticsOf(rows, width);
	const { columns, questions } = guessColumns(heading, statistics, overrides.columns ?? {});
	const texts = rows.flatMap(({ row, cells }) => {
		const cell = columns.value === null ? undefined : cells[columns.value];
		return typeof cell === "string" ? [{ row, text: cell }] : [];
	});
	const valueHeading = columns.value === null ? "" : (heading?.[columns.value] ?? "");
	const hasDecimalCommas = table.separator === "semicolon" || table.join === "decimals";
	const reading = readingOf(texts, valueHeading, hasDecimalCommas ? "," : ".", overrides);
	const checked = rows.map((row) => ({ ...row, notes: leftOut(row.cells, heading) }));
	return {
		isReadable: true,
		choices: {
			separator: table.separator,
			skippedRows: table.skippedRows,
			hasHeading: heading !== null,
			columns,
			join: table.join,
			...reading.choices,
		},
		columns: statistics.map(
			({ samples }, at): ImportColumn => ({
				heading: heading?.[at] || `Column ${at + 1}`,
				samples,
			}),
		),
		rows: importRows(checked, columns, reading, room),
		notes: [
			...unusedNotes(heading, columns),
			...reading.notes,
			...(table.hasMore ? [`Only the first ${MAX_IMPORT_ROWS.toLocaleString("en-US")} rows were read.`] : []),
		],
		questions: [...titleQuestions(table), ...joinQuestions(table), ...questions, ...reading.questions],
		offers: {
			join: table.isJoinOpen,
			decimalMark: reading.isMarkOpen,
			units: reading.units,
			scales: reading.scales,
		},
	};
}

function tableOf(text: string, overrides: ImportOverrides): SourceTable | null {
	const json = /^\s*[[{]/.test(text) ? jsonTable(text, overrides) : null;
	if (json) return json;
	return looksLikeJson(text) ? null : textTable(text, overrides);
}

function unreadable(): ImportResult {
	return { isReadable: false, reason: CUSTOM_GAMES_ERRORS["custom-games/import-failed"].message };
}

/** Cells behind the heading's last one belong to no column. */
function leftOut(cells: readonly (string | number)[], heading: readonly string[] | null): readonly string[] {
	if (!heading) return [];
	const extra = cells.slice(heading.length).filter((cell) => cell !== "");
	return extra.length === 0 ? [] : [`Left out: ${extra.map((cell) => `“${clip(String(cell))}”`).join(", ")}`];
}

function unusedNotes(heading: readonly string[] | null, columns: Columns): string[] {
	const used = new Set(Object.values(columns));
	const unused = (heading ?? []).filter((text, at) => text !== "" && !used.has(at));
	const more = unused.length > 6 ? ` and ${unused.length - 6} more` : "";
	return unused.length === 0 ? [] : [`Columns left out: ${unused.slice(0, 6).map(clip).join(", ")}${more}.`];
}

function titleQuestions({ titles, skippedRows }: SourceTable): ImportQuestion[] {
	if (titles.length === 0) return [];
	const [first = ""] = titles;
	const text =
		titles.length === 1
			? `“${clip(first)}” stands above the table.`
			: `${titles.length} lines stand above the table: “${clip(first)}” …`;
	return [
		{
			text,
			options: [
				{ label: "Skip", isChosen: skippedRows > 0, choices: { skippedRows: titles.length } },
				{
					label: "Read as items",
					isChosen: skippedRows === 0,
					choices: { skippedRows: 0, hasHeading: false },
				},
			],
		},
	];
}

function joinQuestions({ join, joinExample }: SourceTable): ImportQuestion[] {
	if (joinExample === null) return [];
	const options = [
		{ label: "Thousands", isChosen: join === "thousands", choices: { join: "thousands" as const } },
		{ label: "Decimals", isChosen: join === "decimals", choices: { join: "decimals" as const } },
		{ label: "Separate cells", isChosen: join === "none", choices: { join: "none" as const } },
	];
	return [{ text: `A comma separates cells here, and may be part of a number. ${joinExample} as:`, options }];
}

function clip(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Counts bytes only if the number of UTF-16 units leaves it open. */
function isTooLarge(text: string): boolean {
	if (text.length > MAX_IMPORT_BYTES) return true;
	return text.length * 3 > MAX_IMPORT_BYTES && bytesOf(text) > MAX_IMPORT_BYTES;
}

/** In UTF-8. Half of a surrogate pair counts as two of its four bytes. */
function bytesOf(text: string): number {
	let bytes = 0;
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
		bytes += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3;
	}
	return bytes;
}
