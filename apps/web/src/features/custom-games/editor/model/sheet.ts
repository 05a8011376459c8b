import { DEFAULT_VALUE_LABEL, MIN_ITEMS } from "@hilo/rules/custom-games/caps";
import type { Category } from "@hilo/rules/custom-games/categories";
import { areYears } from "@hilo/rules/custom-games/format";
import type { GameContent } from "@hilo/rules/custom-games/game";
import { drawnItemUrl, ITEM_FIELDS, type Item, type ItemField } from "@hilo/rules/custom-games/item";
import type { LicenceId } from "@hilo/rules/custom-games/licences";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { suggestedQuestions } from "@hilo/rules/custom-games/question";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { newId } from "../../../../platform/new-id.ts";

/** An item in the editor: every cell is text, valid or not. */
export interface Row extends Readonly<Record<ItemField, string>> {
	readonly id: string;
}

export interface Sheet {
	readonly name: string;
	readonly description: string;
	readonly valueLabel: string;
	readonly question: string;
	readonly source: string;
	readonly asOf: string;
	/** Null for none. */
	readonly licence: LicenceId | null;
	/** Null as long as the creator has not chosen: then only years have none. */
	readonly thousandsSeparator: boolean | null;
	/** Null for none. */
	readonly category: Category | null;
	readonly privacyLevel: PrivacyLevel;
	/** Seconds per guess; 0 for no timer. */
	readonly timerSeconds: number;
	readonly rows: readonly Row[];
}

/** What is sent to the server. */
export type GameToSave = GameContent & {
	readonly category: Category | null;
	readonly licence: LicenceId | null;
	readonly privacyLevel: PrivacyLevel;
	readonly thousandsSeparator: boolean;
};

/** The fields of an item that are shown on demand. */
export const MORE_FIELDS: readonly ItemField[] = ["source", "note", "credit"];

export function blankRow(id: string): Row {
	return { id, name: "", value: "", imageUrl: "", description: "", source: "", note: "", credit: "" };
}

/** Blank rows are no items: they are neither saved nor checked. */
export function isBlank(row: Row): boolean {
	return ITEM_FIELDS.every((field) => row[field].trim() === "");
}

/** Whether an item needs a picture, and has the name that the site draws one for. */
export function canBeDrawn({ name, imageUrl }: Row): boolean {
	return name.trim() !== "" && imageUrl.trim() === "";
}

/** The rows that are items, complete or not. */
export function writtenRows({ rows }: Pick<Sheet, "rows">): Row[] {
	return rows.filter((row) => !isBlank(row));
}

export function emptySheet(): Sheet {
	return {
		name: "",
		description: "",
		valueLabel: "",
		question: "",
		source: "",
		asOf: "",
		licence: null,
		thousandsSeparator: null,
		category: null,
		privacyLevel: "private",
		timerSeconds: 0,
		rows: Array.from({ length: MIN_ITEMS }, () => blankRow(newId())),
	};
}

/** A new game of these items, with a question that suits the label. The site draws the pictures that are missing. */
export function itemsSheet(items: readonly Omit<Item, "id">[], valueLabel = ""): Sheet {
	const rows = items.map((item) =>
		rowOf({ ...item, id: newId(), imageUrl: item.imageUrl || drawnItemUrl(item.name) }),
	);
	const [question = ""] = suggestedQuestions(valueLabel);
	return rows.length > 0 ? { ...emptySheet(), valueLabel, question, rows } : emptySheet();
}

export function rowOf({ id, name, value, imageUrl, ...texts }: Item): Row {
	const { description = "", source = "", note = "", credit = "" } = texts;
	return { id, name, value: valueText(value), imageUrl, description, source, note, credit };
}

export function itemOf({ id, name, value, imageUrl, description, source, note, credit }: Row): Item {
	return {
		id,
		name: name.trim(),
		value: readTypedNumber(value),
		imageUrl: imageUrl.trim(),
		...(description.trim() && { description: description.trim() }),
		...(source.trim() && { source: source.trim() }),
		...(note.trim() && { note: note.trim() }),
		...(credit.trim() && { credit: credit.trim() }),
	};
}

export function sheetOf(game: GameToSave): Sheet {
	const {
		name,
		description,
		valueLabel,
		question,
		source,
		asOf,
		licence,
		thousandsSeparator,
		category,
		privacyLevel,
		timerSeconds,
	} = game;
	const rows = game.items.map(rowOf);
	const isChosen =
		thousandsSeparator ===
		areYears(
			valueLabel,
			game.items.map(({ value }) => value),
		);
	return {
		name,
		description,
		valueLabel: valueLabel === DEFAULT_VALUE_LABEL ? "" : valueLabel,
		question,
		source,
		asOf,
		licence,
		thousandsSeparator: isChosen ? thousandsSeparator : null,
		category,
		privacyLevel,
		timerSeconds,
		rows: rows.length > 0 ? rows : [blankRow(newId())],
	};
}

export function gameOf(sheet: Sheet): GameToSave {
	return {
		name: sheet.name.trim(),
		description: sheet.description.trim(),
		valueLabel: valueLabelOf(sheet),
		question: sheet.question.trim(),
		source: sheet.source.trim(),
		asOf: sheet.asOf.trim(),
		licence: sheet.licence,
		thousandsSeparator: hasSeparator(sheet),
		category: sheet.category,
		privacyLevel: sheet.privacyLevel,
		timerSeconds: sheet.timerSeconds,
		items: writtenRows(sheet).map(itemOf),
	};
}

/** Compares the games, not how their cells are typed. */
export function isSameGame(a: Sheet, b: Sheet): boolean {
	return a === b || JSON.stringify(gameOf(a)) === JSON.stringify(gameOf(b));
}

/** The label as players see it. */
export function valueLabelOf({ valueLabel }: Pick<Sheet, "valueLabel">): string {
	return valueLabel.trim() || DEFAULT_VALUE_LABEL;
}

/** Whether the game's numbers are shown with thousands separators. */
export function hasSeparator(sheet: Sheet): boolean {
	const values = () => writtenRows(sheet).map(({ value }) => readTypedNumber(value));
	return sheet.thousandsSeparator ?? !areYears(sheet.valueLabel, values());
}

/** The inverse of `readTypedNumber`. */
export function valueText(value: number): string {
	return Number.isFinite(value) ? String(value) : "";
}

/** Trims a cell's text. A value becomes the number that was read, so that the creator sees how it was understood. */
export function tidyCell(field: ItemField, text: string): string {
	return field === "value" ? tidyValue(text) : text.trim();
}

function tidyValue(text: string): string {
	const value = readTypedNumber(text);
	return Number.isNaN(value) ? text.trim() : valueText(value);
}
