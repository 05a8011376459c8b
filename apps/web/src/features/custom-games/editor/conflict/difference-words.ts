import { DEFAULT_VALUE_LABEL } from "@hilo/rules/custom-games/limits";
import type { Difference, MergedField, Side } from "../model/merge.ts";
import { isBlank, type Sheet } from "../model/sheet.ts";

const FIELDS: Readonly<Record<MergedField, string>> = {
	name: "Name",
	description: "Description",
	valueLabel: "What is compared",
	privacyLevel: "Who can play",
	timerSeconds: "Time for a guess",
};

const LEVELS = {
	private: "Private",
	invite_only: "Invite only",
	public: "Public",
	featured: "Featured",
} as const;

export function labelOf(difference: Difference): string {
	switch (difference.kind) {
		case "field":
			return FIELDS[difference.field];
		case "item":
			return (difference.mine ?? difference.theirs)?.name.trim() || "An item";
		case "order":
			return "Order of the items";
	}
}

export function wordsOf({ changedBy }: Difference): string {
	if (changedBy === "both") return "changed in both";
	return changedBy === "me" ? "changed by you" : "changed by them";
}

export function versionOf(difference: Difference, sheet: Sheet, side: Side): string {
	switch (difference.kind) {
		case "field":
			return fieldText(sheet, difference.field);
		case "item": {
			const row = difference[side];
			if (!row) return "Not there";
			return [`${row.name} · ${row.value}`, row.imageUrl, row.description].filter(Boolean).join("\n");
		}
		case "order": {
			const names = sheet.rows.filter((row) => !isBlank(row)).map((row) => row.name.trim() || "…");
			return names.length > 6 ? `${names.slice(0, 6).join(", ")} …` : names.join(", ");
		}
	}
}

function fieldText(sheet: Sheet, field: MergedField): string {
	if (field === "privacyLevel") return LEVELS[sheet.privacyLevel];
	if (field === "timerSeconds") return sheet.timerSeconds === 0 ? "No timer" : `${sheet.timerSeconds} s`;
	return sheet[field].trim() || (field === "valueLabel" ? DEFAULT_VALUE_LABEL : "Empty");
}
