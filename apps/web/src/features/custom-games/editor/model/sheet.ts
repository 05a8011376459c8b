import type { GameContent } from "@hilo/rules/custom-games/game";
import type { Item, ItemField } from "@hilo/rules/custom-games/item";
import { DEFAULT_VALUE_LABEL, MIN_ITEMS } from "@hilo/rules/custom-games/limits";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { readValue, writeValue } from "./value-text.ts";

/** An item in the editor: every cell is text, valid or not. */
export interface Row extends Readonly<Record<ItemField, string>> {
	readonly id: string;
}

export interface Sheet {
	readonly name: string;
	readonly description: string;
	readonly valueLabel: string;
	readonly privacyLevel: PrivacyLevel;
	/** Seconds per guess; 0 for no timer. */
	readonly timerSeconds: number;
	readonly rows: readonly Row[];
}

export type SavedGame = GameContent & { readonly privacyLevel: PrivacyLevel };

export const newId = (): string => crypto.randomUUID();

export function blankRow(id: string): Row {
	return { id, name: "", value: "", imageUrl: "", description: "" };
}

/** Blank rows are no items: they are neither saved nor checked. */
export function isBlank({ name, value, imageUrl, description }: Row): boolean {
	return `${name}${value}${imageUrl}${description}`.trim() === "";
}

export function emptySheet(): Sheet {
	return {
		name: "",
		description: "",
		valueLabel: "",
		privacyLevel: "private",
		timerSeconds: 0,
		rows: Array.from({ length: MIN_ITEMS }, () => blankRow(newId())),
	};
}

export function rowOf({ id, name, value, imageUrl, description }: Item): Row {
	return { id, name, value: writeValue(value), imageUrl, description: description ?? "" };
}

export function itemOf({ id, name, value, imageUrl, description }: Row): Item {
	const said = description.trim();
	const item = { id, name: name.trim(), value: readValue(value), imageUrl: imageUrl.trim() };
	return said ? { ...item, description: said } : item;
}

export function sheetOf(game: SavedGame): Sheet {
	const { name, description, valueLabel, privacyLevel, timerSeconds } = game;
	const rows = game.items.map(rowOf);
	return {
		name,
		description,
		valueLabel: valueLabel === DEFAULT_VALUE_LABEL ? "" : valueLabel,
		privacyLevel,
		timerSeconds,
		rows: rows.length > 0 ? rows : [blankRow(newId())],
	};
}

export function gameOf(sheet: Sheet): SavedGame {
	return {
		name: sheet.name.trim(),
		description: sheet.description.trim(),
		valueLabel: sheet.valueLabel.trim() || DEFAULT_VALUE_LABEL,
		privacyLevel: sheet.privacyLevel,
		timerSeconds: sheet.timerSeconds,
		items: sheet.rows.filter((row) => !isBlank(row)).map(itemOf),
	};
}

/** Compares the games, not how their cells are typed. */
export function isSameGame(a: Sheet, b: Sheet): boolean {
	return a === b || JSON.stringify(gameOf(a)) === JSON.stringify(gameOf(b));
}
