import { itemNameOf } from "../../pictures/picture-files.ts";
import { usePictureUploads } from "../../pictures/use-picture-uploads.ts";
import type { Step } from "./model/history.ts";
import { blankRow, newId } from "./model/sheet.ts";

/** Uploads pictures: one for an existing item, or several that become new items. */
export function usePictures(step: (step: Step) => void) {
	const uploads = usePictureUploads((id, text) => step({ type: "cell", id, field: "imageUrl", text }));
	const addItems = (files: readonly File[]) => {
		const added = files.map((file) => ({ file, row: { ...blankRow(newId()), name: itemNameOf(file) } }));
		step({ type: "add", rows: added.map(({ row }) => row), mode: "append" });
		for (const { file, row } of added) uploads.add(row.id, file);
	};
	return { uploads, addItems };
}
