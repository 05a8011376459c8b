import { useRef, useState } from "react";
import { count } from "../../../platform/count.ts";
import { newId } from "../../../platform/new-id.ts";
import { itemNameOf } from "../../pictures/choose-pictures.tsx";
import { usePictureUploads } from "../../pictures/picture-uploads.ts";
import { matchPictures } from "./model/match-pictures.ts";
import { blankRow } from "./model/sheet.ts";
import type { EditedSheet } from "./use-sheet.ts";

/** Pictures that are chosen together. `group` makes them one step of the history. */
interface Batch {
	readonly group: string;
	readonly matchedCount: number;
	readonly files: readonly File[];
}

/** Uploads pictures to the items that their files are named after, and asks whether others are new items. */
export function usePictures({ sheet, dispatch, announce }: EditedSheet) {
	/** Of pending uploads, by row id. */
	const groups = useRef(new Map<string, string>());
	const uploads = usePictureUploads((id, text) => {
		dispatch({ type: "cell", id, field: "imageUrl", text, group: groups.current.get(id) });
		groups.current.delete(id);
	});
	const [unmatched, setUnmatched] = useState<Batch | null>(null);
	const upload = (id: string, file: File, group: string) => {
		groups.current.set(id, group);
		uploads.add(id, file);
	};
	const addAsItems = ({ files, group }: Pick<Batch, "files" | "group">) => {
		const added = files.map((file) => ({ file, row: { ...blankRow(newId()), name: itemNameOf(file) } }));
		dispatch({ type: "add", rows: added.map(({ row }) => row), mode: "append", group });
		for (const { file, row } of added) upload(row.id, file, group);
	};
	return {
		uploads,
		unmatched: unmatched && {
			...unmatched,
			onAdd: () => addAsItems(unmatched),
			onClose: () => setUnmatched(null),
		},
		addPictures(files: readonly File[]) {
			const group = newId();
			const { matched, unmatched: rest } = matchPictures(files, sheet.rows);
			for (const [id, file] of matched) upload(id, file, group);
			if (matched.length > 0) announce(`${count(matched.length, "picture")} matched`);
			if (rest.length === 0) return;
			// Into an empty game all of them come as items.
			if (sheet.rows.every(({ name }) => name.trim() === "")) addAsItems({ files: rest, group });
			else setUnmatched({ files: rest, matchedCount: matched.length, group });
		},
	};
}
