import type { ItemField } from "@hilo/rules/custom-games/item";
import type { Ref } from "react";
import type { PictureUploads } from "../../../pictures/picture-uploads.ts";
import type { Step } from "../model/history.ts";
import type { Row } from "../model/sheet.ts";

export interface ItemsHandle {
	/** Scrolls to an item and focuses one of its cells. */
	show(index: number, field: ItemField): void;
}

export interface ItemsProps {
	readonly rows: readonly Row[];
	readonly step: (step: Step) => void;
	/** Whether a row's problems are shown already. */
	readonly isJudged: (row: Row) => boolean;
	/** The index of an earlier row with the same name, by row id. */
	readonly duplicates: ReadonlyMap<string, number>;
	readonly lostPictures: ReadonlySet<string>;
	readonly onPicture: (url: string, isThere: boolean) => void;
	readonly onActive: (id: string | null) => void;
	/** Returns false for the only row, which can't be removed. */
	readonly remove: (row: Row) => boolean;
	readonly announce: (text: string) => void;
	readonly uploads: PictureUploads;
	readonly handle: Ref<ItemsHandle>;
}
