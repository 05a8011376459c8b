import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PictureDrop } from "../../pictures/picture-drop.tsx";
import { UploadList } from "../../pictures/upload-list.tsx";
import { type EditorView, fieldProblems, itemsOf } from "./editor-view.ts";
import { blankRow, newId } from "./model/sheet.ts";
import { Details } from "./parts/details.tsx";
import { ItemMeter } from "./parts/item-meter.tsx";
import { ItemTools } from "./parts/item-tools.tsx";
import { PrivacyCards } from "./parts/privacy-cards.tsx";
import { TimerSlider } from "./parts/timer-slider.tsx";
import { Duel } from "./side/duel.tsx";
import { ItemTable } from "./table/item-table.tsx";

export function WideEditor(view: EditorView) {
	const { game, mayFeature } = view;
	const { sheet, step, problems, activeId, complete, written } = game;
	const wrong = fieldProblems(problems);
	const add = () => {
		const at = sheet.rows.length;
		step({ type: "insert", at, row: blankRow(newId()) });
		view.handle.current?.show(at, "name");
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
				<Details sheet={sheet} step={step} problems={wrong} onLeave={game.leave} />
				<section aria-labelledby="editor-items" className="grid min-w-0 gap-3">
					<div className="flex flex-wrap items-end gap-x-6 gap-y-2">
						<h2 id="editor-items" className="text-2xl">
							Items
						</h2>
						<ItemMeter complete={complete} written={written} />
						<div className="flex items-center gap-2">
							<Button kind="quiet" small data-add="" onClick={add}>
								<Icon name="plus" className="size-4 stroke-3" />
								Add item
							</Button>
							<ItemTools sheet={sheet} step={step} onPictures={view.onPictures} announce={view.announce} />
						</div>
					</div>
					{wrong.items && <p className="font-bold text-wrong">{wrong.items}</p>}
					<UploadList uploads={view.uploads} />
					<PictureDrop
						onPictures={view.onPictures}
						invitation="Drop pictures to add items"
						className="min-w-0"
					>
						<ItemTable {...itemsOf(view)} />
					</PictureDrop>
					<p className="text-sm text-muted">
						Enter goes to the next row, arrows move between cells. Paste a table into any cell to fill the
						rows.
					</p>
				</section>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:sticky lg:top-[calc(var(--bar)+5rem)] lg:max-h-[calc(100dvh-var(--bar)-6rem)] lg:self-start lg:-mx-1 lg:overflow-y-auto lg:p-1">
				<Duel sheet={sheet} activeId={activeId} />
				<TimerSlider
					seconds={sheet.timerSeconds}
					onSeconds={(seconds) => step({ type: "timer", seconds })}
					onLeave={() => step({ type: "settle" })}
				/>
				<PrivacyCards
					chosen={sheet.privacyLevel}
					mayFeature={mayFeature}
					onChoose={(level) => step({ type: "privacy", level })}
				/>
			</div>
		</div>
	);
}
