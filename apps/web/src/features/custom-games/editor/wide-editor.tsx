import { newId } from "../../../platform/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PictureDrop } from "../../pictures/choose-pictures.tsx";
import { UploadList } from "../../pictures/upload-list.tsx";
import { GameTexts, PrivacyCards, TimerSlider } from "./game-fields.tsx";
import { DrawAll, ItemMeter, ItemTools } from "./item-tools.tsx";
import { blankRow } from "./model/sheet.ts";
import { MoreButton } from "./more.tsx";
import { PairPreview } from "./pair.tsx";
import { rowIndexOf } from "./table/cells.ts";
import { ItemTable } from "./table/item-table.tsx";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

export function WideEditor() {
	const { sheet, dispatch, fieldProblems, items } = useSheet();
	const { uploads, addPictures, setImporting, more } = useView();
	const add = () => {
		const at = sheet.rows.length;
		dispatch({ type: "insert", at, row: blankRow(newId()) });
		items.current?.show(at, "name");
	};
	/** A single picture on a row is for that item. */
	const takePictures = (files: readonly File[], target: EventTarget) => {
		const row = sheet.rows[rowIndexOf(target)];
		const [file, ...more] = files;
		if (row && file && more.length === 0) uploads.add(row.id, file);
		else addPictures(files);
	};
	return (
		<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
			<div className="grid grid-cols-1 content-start gap-6">
				<GameTexts />
				<section aria-labelledby="editor-items" className="grid min-w-0 gap-3">
					<div className="flex flex-wrap items-end gap-x-6 gap-y-2">
						<h2 id="editor-items" className="text-2xl">
							Items
						</h2>
						<div className="ml-auto flex items-center gap-2">
							<Button kind="quiet" small data-add="" onClick={add}>
								<Icon name="plus" className="size-4 stroke-3" />
								Add item
							</Button>
							<ItemTools />
						</div>
					</div>
					<ItemMeter
						aside={
							<div className="flex flex-wrap items-center gap-x-4">
								<DrawAll isReserved />
								<MoreButton
									label="More: source, note, credit"
									isOpen={more.isItemsOpen}
									onTurn={more.setItemsOpen}
								/>
							</div>
						}
					/>
					{fieldProblems.items && <p className="font-bold text-wrong">{fieldProblems.items}</p>}
					<UploadList uploads={uploads} />
					<PictureDrop
						onPictures={takePictures}
						onFile={setImporting}
						invitation="Drop pictures or a table"
						className="min-w-0"
					>
						<ItemTable />
					</PictureDrop>
					<p className="text-sm text-muted">
						Enter goes to the next row, arrows move between cells. Paste a table into any cell to fill the
						rows.
					</p>
				</section>
			</div>
			<Aside />
		</div>
	);
}

/** Stays in view beside the table. */
function Aside() {
	return (
		<div className="grid grid-cols-1 content-start gap-5 lg:sticky lg:top-[calc(var(--bar)+5rem)] lg:-mx-1 lg:max-h-[calc(100dvh-var(--bar)-6rem)] lg:self-start lg:overflow-y-auto lg:p-1">
			<PairPreview />
			<TimerSlider />
			<PrivacyCards />
		</div>
	);
}
