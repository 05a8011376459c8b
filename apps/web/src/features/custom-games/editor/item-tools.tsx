import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { MAX_ITEMS, MIN_ITEMS } from "@hilo/rules/custom-games/limits";
import { lazy, useState } from "react";
import { count } from "../../../platform/count.ts";
import { LazyPart } from "../../../platform/lazy-part.tsx";
import { newId } from "../../../platform/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { PictureButton } from "../../pictures/choose-pictures.tsx";
import { ExportMenu } from "../import/export-items.tsx";
import type { ImportMode } from "../import/import-preview.tsx";
import { itemOf, rowOf, writtenRows } from "./model/sheet.ts";
import { useEditor } from "./use-editor.tsx";

const ImportDialog = lazy(async () => ({
	default: (await import("../import/import-dialog.tsx")).ImportDialog,
}));

export function ItemTools() {
	const { sheet, dispatch, addPictures, announce } = useEditor();
	const [isImporting, setImporting] = useState(false);
	const written = writtenRows(sheet);
	const addItems = (items: readonly ImportedItem[], mode: ImportMode) => {
		const rows = items.map((item) => rowOf({ ...item, id: newId() }));
		if (rows.length > 0) dispatch({ type: "add", rows, mode });
		announce(`${count(rows.length, "item")} imported`);
	};
	return (
		<>
			<Button kind="quiet" small onClick={() => setImporting(true)}>
				Import
			</Button>
			<PictureButton label="Picture files for new items" isMultiple onFiles={addPictures}>
				Pictures
			</PictureButton>
			<ExportMenu name={sheet.name.trim() || "items"} items={() => written.map(itemOf)} />
			{isImporting && (
				<LazyPart>
					<ImportDialog itemCount={written.length} onImport={addItems} onClose={() => setImporting(false)} />
				</LazyPart>
			)}
		</>
	);
}

export function ItemMeter() {
	const { completeCount, writtenCount } = useEditor();
	const isEnough = completeCount >= MIN_ITEMS;
	const text = isEnough
		? `${completeCount} of at most ${MAX_ITEMS} items`
		: `${completeCount} of ${MIN_ITEMS} items`;
	return (
		<div className="grid min-w-36 grow gap-1">
			<p className="text-sm text-muted tabular-nums">
				<span className="font-bold text-ink">{text}</span>
				{writtenCount > completeCount && ` · ${writtenCount - completeCount} not complete`}
			</p>
			<Meter
				label="Complete items"
				value={isEnough ? MIN_ITEMS : completeCount}
				max={MIN_ITEMS}
				text={text}
				className="h-2"
			/>
		</div>
	);
}
