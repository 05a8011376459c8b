import type { GameField } from "@hilo/rules/custom-games/game";
import { DEFAULT_VALUE_LABEL } from "@hilo/rules/custom-games/limits";
import type { RefObject } from "react";
import type { PictureUploads } from "../../pictures/picture-uploads.ts";
import type { SheetProblem } from "./model/problems.ts";
import type { ItemsHandle, ItemsProps } from "./table/items.ts";
import type { Game } from "./use-game.ts";

/** The props of both layouts. */
export interface EditorView {
	readonly game: Game;
	readonly mayFeature: boolean;
	readonly handle: RefObject<ItemsHandle | null>;
	readonly announce: (text: string) => void;
	readonly onPreview: () => void;
	readonly uploads: PictureUploads;
	readonly onPictures: (files: readonly File[]) => void;
}

export function itemsOf({
	game,
	handle,
	announce,
	uploads,
}: EditorView): ItemsProps & { readonly valueLabel: string } {
	const { sheet, step, isJudged, duplicates, lostPictures, onPicture, onActive, remove } = game;
	const valueLabel = sheet.valueLabel.trim() || DEFAULT_VALUE_LABEL;
	return {
		rows: sheet.rows,
		step,
		isJudged,
		duplicates,
		lostPictures,
		onPicture,
		onActive,
		remove,
		announce,
		uploads,
		handle,
		valueLabel,
	};
}

export function fieldProblems(problems: readonly SheetProblem[]): Partial<Record<GameField, string>> {
	return Object.fromEntries(problems.flatMap(({ at, text }) => (at === "item" ? [] : [[at, text] as const])));
}
