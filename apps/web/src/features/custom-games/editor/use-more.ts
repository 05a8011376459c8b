import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { useState } from "react";
import type { SheetProblem } from "./model/problems.ts";
import { MORE_FIELDS, type Sheet } from "./model/sheet.ts";

const FIRST_FIELDS = ITEM_FIELDS.filter((field) => !MORE_FIELDS.includes(field));

/** Whether the fields are shown that most games leave empty. Those of items open by themselves once one has a text. */
export function useMore({ rows }: Sheet) {
	const [isGameOpen, setGameOpen] = useState(false);
	const [chosen, setItemsOpen] = useState<boolean | null>(null);
	// From then on only the creator closes them: they must not close while the last text is deleted.
	const hasText = chosen === null && rows.some((row) => MORE_FIELDS.some((field) => row[field] !== ""));
	if (hasText) setItemsOpen(true);
	const isItemsOpen = chosen ?? hasText;
	const openForFields = (fields: readonly ItemField[]) => {
		if (fields.some((field) => MORE_FIELDS.includes(field))) setItemsOpen(true);
	};
	return {
		isGameOpen,
		setGameOpen,
		isItemsOpen,
		setItemsOpen,
		/** The fields of an item that are shown. */
		fields: isItemsOpen ? ITEM_FIELDS : FIRST_FIELDS,
		/** Opens what has the field of a problem. */
		openFor(problem: SheetProblem) {
			if (problem.at === "source" || problem.at === "asOf") setGameOpen(true);
			if (problem.at === "item") openForFields([problem.field]);
		},
		openForFields,
	};
}
