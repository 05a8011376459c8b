import type {
	DecimalMark,
	ImportedItem,
	ImportedTable,
	ImportRow,
} from "@hilo/rules/custom-games/import/import-result";
import { MAX_ITEMS } from "@hilo/rules/custom-games/limits";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Done } from "../../../ui/done.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ImportFooter } from "./import-footer.tsx";
import type { ImportMode } from "./import-mode.ts";
import { ImportNotes } from "./import-notes.tsx";
import { ImportTable } from "./import-table.tsx";
import type { ImportSource } from "./read-file.ts";
import { useImportResult } from "./use-import-result.ts";

interface ImportPreviewProps {
	source: ImportSource;
	itemCount: number;
	onImport: (items: readonly ImportedItem[], mode: ImportMode) => void;
	onBack: (problem: string | null) => void;
}

const VIEWS = {
	all: () => true,
	taken: (row: ImportRow) => row.item !== null,
	problems: (row: ImportRow) => row.item === null || row.notes.length > 0,
} as const satisfies Record<string, (row: ImportRow) => boolean>;
type View = keyof typeof VIEWS;

/** Shows which rows are imported and why others are not. Text that is no table leads back to the text. */
export function ImportPreview({ source, itemCount, onImport, onBack }: ImportPreviewProps) {
	const [mode, setMode] = useState<ImportMode>("append");
	const [mark, setMark] = useState<DecimalMark>();
	const room = mode === "append" ? Math.max(0, MAX_ITEMS - itemCount) : MAX_ITEMS;
	const result = useImportResult({ text: source.text, room, decimalMark: mark });
	const reason = result?.isReadable === false ? result.reason : null;
	useEffect(() => {
		if (reason !== null) onBack(reason);
	}, [reason, onBack]);
	if (!result?.isReadable) return <Reading onBack={() => onBack(null)} />;
	const items = result.rows.flatMap(({ item }) => item ?? []);
	return (
		<>
			<div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain px-5 py-4 md:px-7">
				<Summary source={source} table={result} items={items} />
				<ImportNotes source={source} table={result} items={items} onMark={setMark} />
				<Rows rows={result.rows} />
			</div>
			<ImportFooter>
				{itemCount > 0 && <ModeChoice mode={mode} itemCount={itemCount} onMode={setMode} />}
				<Button kind="quiet" onClick={() => onBack(null)}>
					Back
				</Button>
				<CloseButton disabled={items.length === 0} onClick={() => onImport(items, mode)}>
					Import {counted(items.length, "item")}
				</CloseButton>
			</ImportFooter>
		</>
	);
}

function Reading({ onBack }: { onBack: () => void }) {
	return (
		<>
			<div className="grid min-h-60 grow place-content-center">
				<Spinner label="Reading" />
			</div>
			<ImportFooter>
				<Button kind="quiet" onClick={onBack}>
					Back
				</Button>
			</ImportFooter>
		</>
	);
}

function Summary({
	source,
	table,
	items,
}: {
	source: ImportSource;
	table: ImportedTable;
	items: readonly ImportedItem[];
}) {
	const refused = table.rows.length - items.length;
	return (
		<Done>
			{source.fileName !== null && (
				<p className="text-sm text-muted [overflow-wrap:anywhere]">{source.fileName}</p>
			)}
			<p className="font-display text-xl leading-tight font-bold">
				{counted(items.length, "item")} will come in
				{refused > 0 && <span className="text-wrong">, {refused} won't</span>}
			</p>
		</Done>
	);
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
	const counts = { all: rows.length, taken: countOf(rows, "taken"), problems: countOf(rows, "problems") };
	const [view, setView] = useState<View>("all");
	return (
		<>
			{counts.problems > 0 && (
				<Choice
					legend="Rows shown"
					isLegendHidden
					options={[
						{ value: "all", label: `All ${counts.all}` },
						{ value: "taken", label: `Come in ${counts.taken}` },
						{ value: "problems", label: `Problems ${counts.problems}` },
					]}
					chosen={view}
					onChoose={setView}
				/>
			)}
			<ImportTable key={view} rows={rows.filter(VIEWS[view])} />
		</>
	);
}

function ModeChoice({
	mode,
	itemCount,
	onMode,
}: {
	mode: ImportMode;
	itemCount: number;
	onMode: (mode: ImportMode) => void;
}) {
	return (
		<Choice
			legend="What happens to the items that are there"
			isLegendHidden
			options={[
				{ value: "append", label: `Add to your ${itemCount.toLocaleString("en-US")}` },
				{ value: "replace", label: "Replace them" },
			]}
			chosen={mode}
			onChoose={onMode}
			className="mr-auto flex flex-wrap gap-2 max-md:w-full"
		/>
	);
}

const countOf = (rows: readonly ImportRow[], view: View) => rows.filter(VIEWS[view]).length;
const counted = (count: number, noun: string) =>
	`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
