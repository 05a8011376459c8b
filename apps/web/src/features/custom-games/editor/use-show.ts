import { type RefObject, useEffect, useState } from "react";
import type { SheetProblem } from "./model/problems.ts";
import type { Row } from "./model/sheet.ts";
import type { Stage } from "./phone/steps.tsx";
import type { ItemsHandle } from "./table/items.ts";

export function stageOf({ at }: SheetProblem): Stage {
	if (at === "item" || at === "items") return "Items";
	return at === "timerSeconds" ? "Publish" : "Details";
}

export function useShow(
	box: RefObject<HTMLElement | null>,
	items: RefObject<ItemsHandle | null>,
	rows: readonly Row[],
	onStage: (stage: Stage) => void,
): (problem: SheetProblem) => void {
	const [wanted, setWanted] = useState<SheetProblem | null>(null);
	useEffect(() => {
		if (!wanted) return;
		setWanted(null);
		if (wanted.at === "item") {
			const { id, field } = wanted;
			items.current?.show(
				rows.findIndex((row) => row.id === id),
				field,
			);
			return;
		}
		const place = wanted.at === "items" ? "[data-add]" : `[data-name="${wanted.at}"]`;
		box.current?.querySelector<HTMLElement>(place)?.focus();
	}, [wanted, box, items, rows]);
	return (problem) => {
		onStage(stageOf(problem));
		setWanted(problem);
	};
}
