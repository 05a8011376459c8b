import { MIN_ITEMS } from "@hilo/rules/custom-games/caps";
import { Button } from "../../../../ui/button.tsx";
import { UploadList } from "../../../pictures/upload-list.tsx";
import { SaveButton } from "../editor-bar.tsx";
import { GameTexts, PrivacyCards, TimerSlider } from "../game-fields.tsx";
import { DrawAll, ItemMeter, ItemTools } from "../item-tools.tsx";
import { sheetProblems } from "../model/problems.ts";
import { PairPreview, SmallPair } from "../pair.tsx";
import { useSheet } from "../use-sheet.ts";
import { PHONE_STEPS, type PhoneStep, phoneStepOf, useView } from "../use-view.ts";
import { ItemList } from "./item-list.tsx";

export function PhoneEditor() {
	const { problems, completeCount, sheet, markVisited } = useSheet();
	const { phoneStep, goToStep, showProblem } = useView();
	const problemCounts = { Details: 0, Items: 0, Save: 0 };
	for (const problem of problems) problemCounts[phoneStepOf(problem)] += 1;
	const at = PHONE_STEPS.indexOf(phoneStep);
	const before = PHONE_STEPS[at - 1];
	const next = PHONE_STEPS[at + 1];
	/** Like leaving a field: it shows what is missing in the texts. */
	const goOn = (step: PhoneStep) => {
		const missing =
			phoneStep === "Details" && sheetProblems(sheet).find((problem) => phoneStepOf(problem) === phoneStep);
		if (!missing) return goToStep(step);
		for (const field of ["name", "description"] as const) markVisited(field);
		showProblem(missing);
	};
	return (
		<>
			<nav aria-label="Steps">
				<ol className="grid grid-cols-3 gap-1.5">
					{PHONE_STEPS.map((each, index) => (
						<li key={each}>
							<button
								type="button"
								aria-current={each === phoneStep ? "step" : undefined}
								className="min-h-12 w-full cursor-pointer border-b-4 border-line py-1 text-center font-display font-bold text-muted aria-[current=step]:border-accent aria-[current=step]:text-ink"
								onClick={() => goToStep(each)}
							>
								{index + 1} {each}
								{problemCounts[each] > 0 && (
									<span className="ml-1 rounded-full bg-wrong px-1.5 text-sm text-on-wrong tabular-nums">
										{problemCounts[each]}
										<span className="sr-only"> to fix</span>
									</span>
								)}
							</button>
						</li>
					))}
				</ol>
			</nav>
			<div className="grow pt-5 pb-6">
				{phoneStep === "Details" && <GameTexts />}
				{phoneStep === "Items" && <ItemsStep />}
				{phoneStep === "Save" && <SaveStep />}
			</div>
			<div data-base-bar className="base-bar flex gap-2 *:last:grow">
				{before && (
					<Button kind="quiet" onClick={() => goToStep(before)}>
						Back
					</Button>
				)}
				{next ? (
					<Button
						kind={phoneStep === "Items" && completeCount < MIN_ITEMS ? "quiet" : "accent"}
						onClick={() => goOn(next)}
					>
						Next: {next}
					</Button>
				) : (
					<SaveButton wide />
				)}
			</div>
		</>
	);
}

function ItemsStep() {
	const { fieldProblems } = useSheet();
	const { uploads } = useView();
	return (
		<div className="grid gap-4">
			<ItemMeter />
			<SmallPair />
			<div className="flex items-center gap-2">
				<ItemTools />
			</div>
			<DrawAll />
			<UploadList uploads={uploads} />
			{fieldProblems.items && <p className="font-bold text-wrong">{fieldProblems.items}</p>}
			<ItemList />
		</div>
	);
}

function SaveStep() {
	const { preview } = useView();
	return (
		<div className="grid gap-7">
			<PairPreview />
			<TimerSlider />
			<PrivacyCards />
			<Button kind="quiet" wide data-preview="" onClick={preview.open}>
				Preview
			</Button>
		</div>
	);
}
