import type { ItemField } from "@hilo/rules/custom-games/item";
import type { Ref } from "react";
import type { PictureUploads } from "../../pictures/picture-uploads.ts";
import type { Step } from "../model/history.ts";
import type { Row } from "../model/sheet.ts";

/** What the page around a list of items can do with it. */
export interface ItemsHandle {
	/** Brings an item into sight and puts the focus on one of its cells. */
	show(index: number, field: ItemField): void;
}

/** What a list of items is given, as a table or on a phone. */
export interface ItemsProps {
	readonly rows: readonly Row[];
	readonly step: (step: Step) => void;
	/** Whether what is wrong with a row is said already. */
	readonly isJudged: (row: Row) => boolean;
	/** For rows whose name an earlier one has: the place of that one. */
	readonly duplicates: ReadonlyMap<string, number>;
	/** Addresses of pictures that could not be loaded. */
	readonly lostPictures: ReadonlySet<string>;
	readonly onPicture: (url: string, isThere: boolean) => void;
	/** Is told which row has the focus. */
	readonly onActive: (id: string | null) => void;
	/** Takes a row out. Returns whether it is gone: the last one stays. */
	readonly remove: (row: Row) => boolean;
	/** Has something read out. */
	readonly announce: (text: string) => void;
	/** Pictures on their way to the items. */
	readonly uploads: PictureUploads;
	readonly handle: Ref<ItemsHandle>;
}
