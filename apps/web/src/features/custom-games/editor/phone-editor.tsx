import { Button } from "../../../ui/button.tsx";
import { UploadList } from "../../pictures/upload-list.tsx";
import { SaveButton } from "./editor-bar.tsx";
import { type EditorView, fieldProblems, itemsOf } from "./editor-view.ts";
import type { SheetProblem } from "./model/problems.ts";
import { Details } from "./parts/details.tsx";
import { ItemMeter } from "./parts/item-meter.tsx";
import { ItemTools } from "./parts/item-tools.tsx";
import { PrivacyCards } from "./parts/privacy-cards.tsx";
import { TimerSlider } from "./parts/timer-slider.tsx";
import { ItemList } from "./phone/item-list.tsx";
import { type Stage, Steps } from "./phone/steps.tsx";
import { Duel } from "./side/duel.tsx";
import { stageOf } from "./use-show.ts";

interface PhoneEditorProps extends EditorView {
	readonly stage: Stage;
	readonly onStage: (stage: Stage) => void;
}

export function PhoneEditor({ stage, onStage, ...view }: PhoneEditorProps) {
	const { game, mayFeature, onPreview } = view;
	const { sheet, step, problems, complete, written } = game;
	const wrong = fieldProblems(problems);
	const { isSaving } = game.saving;
	return (
		<Steps
			stage={stage}
			onStage={onStage}
			wrong={countByStage(problems)}
			save={<SaveButton wide isSaving={isSaving} onSave={game.save} />}
		>
			{stage === "Details" && <Details sheet={sheet} step={step} problems={wrong} onLeave={game.leave} />}
			{stage === "Items" && (
				<div className="grid gap-4">
					<ItemMeter complete={complete} written={written} />
					<div className="flex items-center gap-2">
						<ItemTools sheet={sheet} step={step} onPictures={view.onPictures} announce={view.announce} />
					</div>
					<UploadList uploads={view.uploads} />
					{wrong.items && <p className="font-bold text-wrong">{wrong.items}</p>}
					<ItemList {...itemsOf(view)} />
				</div>
			)}
			{stage === "Publish" && (
				<div className="grid gap-7">
					<Duel sheet={sheet} activeId={null} />
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
					<Button kind="quiet" wide data-preview="" onClick={onPreview}>
						Preview
					</Button>
				</div>
			)}
		</Steps>
	);
}

function countByStage(problems: readonly SheetProblem[]): Readonly<Record<Stage, number>> {
	const count = { Details: 0, Items: 0, Publish: 0 };
	for (const problem of problems) count[stageOf(problem)] += 1;
	return count;
}
