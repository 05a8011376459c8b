import { MAX_ITEMS, MIN_ITEMS } from "@hilo/rules/custom-games/caps";
import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { type ReactNode, useMemo } from "react";
import { count } from "../../../platform/count.ts";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import { newId } from "../../../platform/new-id.ts";
import { SiteName } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { PictureButton } from "../../pictures/choose-pictures.tsx";
import { ExportMenu } from "../import/export-items.tsx";
import type { ImportMode } from "../import/import-preview.tsx";
import { canBeDrawn, itemOf, rowOf, writtenRows } from "./model/sheet.ts";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

const ImportDialog = lazyPart(() => import("../import/import-dialog.tsx"), "ImportDialog");

export function ItemTools() {
	const { sheet, dispatch, announce } = useSheet();
	const { addPictures, importing, setImporting } = useView();
	const written = writtenRows(sheet);
	const addItems = (items: readonly ImportedItem[], mode: ImportMode) => {
		const rows = items.map((item) => rowOf({ ...item, id: newId() }));
		if (rows.length > 0) dispatch({ type: "add", rows, mode });
		announce(`${count(rows.length, "item")} imported`);
	};
	return (
		<>
			<Button kind="quiet" small onClick={() => setImporting("nothing")}>
				Import
			</Button>
			<PictureButton label="Picture files" isMultiple onFiles={addPictures}>
				Pictures
			</PictureButton>
			<ExportMenu name={sheet.name.trim() || "items"} items={() => written.map(itemOf)} />
			{importing && (
				<ImportDialog
					first={importing === "nothing" ? null : importing}
					itemCount={written.length}
					onImport={addItems}
					onClose={() => setImporting(null)}
				/>
			)}
		</>
	);
}

/** @param aside shown at the end of the line above the bar, which takes the whole width. */
export function ItemMeter({ aside }: { aside?: ReactNode }) {
	const { settled, completeCount, isReady } = useSheet();
	const written = useMemo(() => writtenRows(settled), [settled]);
	const writtenCount = written.length;
	const picturelessCount = written.filter(({ imageUrl }) => imageUrl.trim() === "").length;
	const incompleteCount = writtenCount - completeCount - picturelessCount;
	const notes = [
		...(picturelessCount > 0
			? [`${picturelessCount} need${picturelessCount === 1 ? "s" : ""} a picture`]
			: []),
		...(incompleteCount > 0 ? [`${incompleteCount} not complete`] : []),
		...(isReady ? ["ready to save"] : []),
	];
	const text = [countText(writtenCount), ...notes].join(" · ");
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap items-center justify-between gap-x-6">
				<p className="text-sm font-bold tabular-nums">{text}</p>
				{aside}
			</div>
			<Meter
				label="Complete items"
				value={Math.min(completeCount, MIN_ITEMS)}
				max={MIN_ITEMS}
				text={text}
				className="h-2"
			/>
		</div>
	);
}

function countText(items: number): string {
	if (items < MIN_ITEMS) return `${items} of ${MIN_ITEMS} items`;
	return items > MAX_ITEMS ? `${items} of at most ${MAX_ITEMS} items` : count(items, "item");
}

/**
 * Gives every named item without a picture the site's own, in one step of the history. With `isReserved` it keeps its
 * place while there is nothing to draw, so that typing moves nothing.
 */
export function DrawAll({ isReserved = false }: { isReserved?: boolean }) {
	const { settled, dispatch, announce } = useSheet();
	const { focusOn } = useView();
	const drawableCount = useMemo(() => settled.rows.filter(canBeDrawn).length, [settled]);
	if (drawableCount === 0 && !isReserved) return null;
	const draw = () => {
		dispatch({ type: "draw", id: null });
		announce(`${count(drawableCount, "picture")} added`);
		focusOn("[data-add]", { preventScroll: true });
	};
	return (
		<Button kind="quiet" small onClick={draw} className={drawableCount === 0 ? "invisible" : ""}>
			Use <SiteName />
			's art{drawableCount > 1 && ` for all ${drawableCount}`}
		</Button>
	);
}
