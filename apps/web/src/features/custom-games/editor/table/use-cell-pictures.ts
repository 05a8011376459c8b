import type { RefObject } from "react";
import { picturesIn } from "../../../pictures/picture-files.ts";
import type { PictureUploads } from "../../../pictures/picture-uploads.ts";
import type { Row } from "../model/sheet.ts";
import { useListener } from "./use-listener.ts";

/** Takes a picture that is pasted or dropped on a row. Several pictures are left to the list. */
export function useCellPictures(
	table: RefObject<HTMLElement | null>,
	rows: readonly Row[],
	uploads: PictureUploads,
): void {
	const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) => {
		const row = rows[rowAt(event.target)];
		const [file, ...more] = transfer ? picturesIn(transfer) : [];
		if (event.defaultPrevented || !row || !file || more.length > 0) return;
		event.preventDefault();
		uploads.add(row.id, file);
	};
	useListener(table, "paste", (event) => {
		// A table copied from a spreadsheet comes with a picture of itself.
		if (!event.clipboardData?.getData("text/plain")) take(event, event.clipboardData);
	});
	useListener(table, "drop", (event) => take(event, event.dataTransfer));
}

function rowAt(target: EventTarget | null): number {
	const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
	return Number(row?.dataset.index ?? -1);
}
