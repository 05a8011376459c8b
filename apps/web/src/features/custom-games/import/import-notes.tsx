import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import {
	DECIMAL_MARKS,
	type DecimalMark,
	type ImportedItem,
	type ImportedTable,
} from "@hilo/rules/custom-games/import/import-result";
import { Choice } from "../../../ui/choice.tsx";
import type { ImportSource } from "./read-file.ts";

interface ImportNotesProps {
	source: ImportSource;
	table: ImportedTable;
	items: readonly ImportedItem[];
	onMark: (mark: DecimalMark) => void;
}

const MARK_WORDS: Readonly<Record<DecimalMark, string>> = { ".": "1,234.5", ",": "1.234,5" };
const MARKS = DECIMAL_MARKS.map((value) => ({ value, label: MARK_WORDS[value] }));

/** What the import assumed for all rows. The decimal mark can be corrected. */
export function ImportNotes({ source, table, items, onMark }: ImportNotesProps) {
	const bare = items.filter(({ imageUrl }) => imageUrl === "").length;
	const notes = [
		...(source.note === null ? [] : [source.note]),
		...table.notes,
		...(bare > 0 ? [bareNote(bare, items.length)] : []),
	];
	return (
		<>
			{items.length === 0 && (
				<p role="alert" className="rounded-md border-2 border-wrong px-4 py-3 font-bold text-wrong">
					{CUSTOM_GAMES_ERRORS["custom-games/import-failed"].message}
				</p>
			)}
			{notes.length > 0 && (
				<ul className="grid list-disc gap-1 pl-5 text-muted [overflow-wrap:anywhere]">
					{notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ul>
			)}
			{table.decimalMark && (
				<Choice
					legend="How the numbers are written"
					options={MARKS}
					chosen={table.decimalMark}
					onChoose={onMark}
				/>
			)}
		</>
	);
}

function bareNote(bare: number, all: number): string {
	const who = bare === all ? "The items have" : bare === 1 ? "1 item has" : `${bare} items have`;
	return `${who} no picture yet. Each item needs one: you can add them after the import.`;
}
