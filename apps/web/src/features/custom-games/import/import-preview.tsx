import { MAX_ITEMS } from "@hilo/rules/custom-games/caps";
import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import type { ImportedItem, ImportedTable, ImportRow } from "@hilo/rules/custom-games/import/import-result";
import { type ReactNode, useEffect, useState } from "react";
import { count } from "../../../platform/count.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { CloseButton } from "../../../ui/dialog.tsx";
import { Done } from "../../../ui/focus.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ImportChoices } from "./import-choices.tsx";
import type { ImportSource } from "./import-source.ts";
import { ImportTable } from "./import-table.tsx";
import { useImportTable } from "./use-import-result.ts";
import { importedLabel } from "./value-label.ts";

export type ImportMode = "append" | "replace";

export interface ImportPreviewProps {
	source: ImportSource;
	itemCount: number;
	/** `label`: what is compared, as the table says; empty if it doesn't. */
	onImport: (items: readonly ImportedItem[], mode: ImportMode, label: string) => void;
	onBack: (problem: string | null) => void;
	onEncoding: (encoding: string) => void;
	/** Called each time that the table is read. */
	onRead?: (table: ImportedTable) => void;
	/** The site's own pictures fill in for missing ones. */
	drawsPictures?: boolean;
}

const VIEWS = {
	all: () => true,
	taken: (row: ImportRow) => row.item !== null,
	problems: (row: ImportRow) => row.item === null || row.notes.length > 0,
} as const satisfies Record<string, (row: ImportRow) => boolean>;
type View = keyof typeof VIEWS;

/** Shows which rows are imported and why others are not. Text that is no table leads back to the text. */
export function ImportPreview(props: ImportPreviewProps) {
	const { source, itemCount, onImport, onBack, onEncoding, onRead, drawsPictures = false } = props;
	const [mode, setMode] = useState<ImportMode>("append");
	const [undoneCount, setUndoneCount] = useState(0);
	const room = mode === "append" ? Math.max(0, MAX_ITEMS - itemCount) : MAX_ITEMS;
	const { result, choose, reset, hasChoices, isRemembered } = useImportTable(source.text, room);
	// With choices the table stays open, so that they can be changed.
	const reason = result?.isReadable === false && !hasChoices ? result.reason : null;
	useEffect(() => {
		if (reason !== null) onBack(reason);
	}, [reason, onBack]);
	useEffect(() => {
		if (result?.isReadable) onRead?.(result);
	}, [result, onRead]);
	const back = (
		<Button kind="quiet" onClick={() => onBack(null)}>
			Back
		</Button>
	);
	if (!result?.isReadable) {
		return (
			<>
				<div className="grid min-h-60 grow place-content-center">
					<Spinner label="Reading" />
				</div>
				<ImportFooter>{back}</ImportFooter>
			</>
		);
	}
	const undo = () => {
		reset();
		// The pressed button goes, so the result takes the focus.
		setUndoneCount(undoneCount + 1);
	};
	const items = itemsOf(result);
	const refused = result.rows.length - items.length;
	const doubtful = result.rows.filter(VIEWS.problems).length - refused;
	return (
		<>
			<div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain px-5 py-4 md:px-7">
				<Done key={undoneCount}>
					{source.file && <p className="text-sm text-muted wrap-anywhere">{source.file.name}</p>}
					<p className="font-display text-xl leading-tight font-bold">
						{items.length} ready
						{doubtful > 0 && `, ${doubtful} of them to look at`}
						{refused > 0 && (
							<span className="text-wrong">
								, {refused} {refused === 1 ? "has a problem" : "have problems"}
							</span>
						)}
					</p>
				</Done>
				<ImportChoices {...{ source, onEncoding }} table={result} onChoose={choose} />
				{hasChoices && (
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
						{isRemembered && <p>Read as you chose last time.</p>}
						<Button kind="quiet" small onClick={undo}>
							Undo my choices
						</Button>
					</div>
				)}
				<ImportNotes {...{ source, items, drawsPictures }} table={result} />
				<Rows rows={result.rows} />
			</div>
			<ImportFooter>
				{itemCount > 0 && (
					<Choice
						legend="What happens to the items that are there"
						isLegendHidden
						options={[
							{ value: "append", label: `Add to your ${itemCount.toLocaleString("en-US")}` },
							{ value: "replace", label: "Replace them" },
						]}
						chosen={mode}
						onChoose={setMode}
						className="mr-auto flex flex-wrap gap-2 max-md:w-full"
					/>
				)}
				{back}
				<CloseButton
					disabled={items.length === 0}
					onClick={() => onImport(items, mode, importedLabel(result))}
				>
					Import {count(items.length, "item")}
				</CloseButton>
			</ImportFooter>
		</>
	);
}

export function itemsOf({ rows }: ImportedTable): readonly ImportedItem[] {
	return rows.flatMap(({ item }) => item ?? []);
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
	const takenCount = rows.filter(VIEWS.taken).length;
	const problemCount = rows.filter(VIEWS.problems).length;
	const [view, setView] = useState<View>("all");
	return (
		<>
			{problemCount > 0 && (
				<Choice
					legend="Rows shown"
					isLegendHidden
					options={[
						{ value: "all", label: `All ${rows.length}` },
						{ value: "taken", label: `Ready ${takenCount}` },
						{ value: "problems", label: `To look at ${problemCount}` },
					]}
					chosen={view}
					onChoose={setView}
				/>
			)}
			<ImportTable key={view} rows={rows.filter(VIEWS[view])} />
		</>
	);
}

interface ImportNotesProps {
	source: ImportSource;
	table: ImportedTable;
	items: readonly ImportedItem[];
	drawsPictures: boolean;
}

/** What the import assumed for all rows. */
function ImportNotes({ source, table, items, drawsPictures }: ImportNotesProps) {
	const withoutPicture = items.filter(({ imageUrl }) => imageUrl === "").length;
	const notes = [
		...(source.file && source.file.encoding !== "utf-8" ? [ENCODING_NOTE] : []),
		...table.notes,
		...(withoutPicture > 0 ? [drawsPictures ? DRAWN_NOTE : noPictureNote(withoutPicture, items.length)] : []),
	];
	return (
		<>
			{items.length === 0 && (
				<p role="alert" className="rounded-md border-2 border-wrong px-4 py-3 font-bold text-wrong">
					{CUSTOM_GAMES_ERRORS["custom-games/import-failed"].message}
				</p>
			)}
			{notes.length > 0 && (
				<ul className="grid list-disc gap-1 pl-5 text-muted wrap-anywhere">
					{notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ul>
			)}
		</>
	);
}

const ENCODING_NOTE =
	"This file is not in UTF-8. If its letters look wrong, choose another encoding under Format.";
const DRAWN_NOTE = "The site draws the missing pictures. You can replace each one later.";

function noPictureNote(withoutPicture: number, all: number): string {
	const some = `${count(withoutPicture, "item")} ${withoutPicture === 1 ? "has" : "have"}`;
	return `${withoutPicture === all ? "The items have" : some} no picture yet. You can add them after the import, or let the site draw them.`;
}

export function ImportFooter({ children }: { children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-end gap-3 border-t-2 border-line px-5 pt-4 pb-safe-4 max-md:*:grow md:px-7">
			{children}
		</div>
	);
}
