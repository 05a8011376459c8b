import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { lazy, useState } from "react";
import { LazyPart } from "../../../../platform/lazy-part.tsx";
import { Button } from "../../../../ui/button.tsx";
import { PictureButton } from "../../../pictures/picture-button.tsx";
import { ExportMenu } from "../../import/export-menu.tsx";
import type { ImportMode } from "../../import/import-mode.ts";
import type { Step } from "../model/history.ts";
import { isBlank, itemOf, newId, rowOf, type Sheet } from "../model/sheet.ts";

const ImportDialog = lazy(async () => ({
	default: (await import("../../import/import-dialog.tsx")).ImportDialog,
}));

interface ItemToolsProps {
	readonly sheet: Sheet;
	readonly step: (step: Step) => void;
	readonly onPictures: (files: readonly File[]) => void;
	readonly announce: (text: string) => void;
}

export function ItemTools({ sheet, step, onPictures, announce }: ItemToolsProps) {
	const [isImporting, setImporting] = useState(false);
	const written = sheet.rows.filter((row) => !isBlank(row));
	const take = (items: readonly ImportedItem[], mode: ImportMode) => {
		const rows = items.map((item) => rowOf({ ...item, id: newId() }));
		if (rows.length > 0) step({ type: "add", rows, mode });
		announce(rows.length === 1 ? "1 item imported" : `${rows.length} items imported`);
	};
	return (
		<>
			<Button kind="quiet" small onClick={() => setImporting(true)}>
				Import
			</Button>
			<PictureButton label="Picture files for new items" isMultiple onPictures={onPictures}>
				Pictures
			</PictureButton>
			<ExportMenu name={sheet.name.trim() || "items"} items={() => written.map(itemOf)} />
			{isImporting && (
				<LazyPart>
					<ImportDialog itemCount={written.length} onImport={take} onClose={() => setImporting(false)} />
				</LazyPart>
			)}
		</>
	);
}
