import { type ClipboardEvent, type DragEvent, useState } from "react";
import { hasFiles, picturesIn } from "./picture-files.ts";

/** Spread `handlers` on an element to take dropped and pasted pictures. Events handled inside it are ignored. */
export function usePictureDrop(onPictures: (files: readonly File[]) => void) {
	const [isOver, setOver] = useState(false);
	const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
		event.preventDefault();
		const files = picturesIn(transfer);
		if (files.length > 0) onPictures(files);
	};
	return {
		isOver,
		handlers: {
			onPaste(event: ClipboardEvent) {
				const { clipboardData } = event;
				// A table copied from a spreadsheet comes with a picture of itself.
				const isText = clipboardData.getData("text/plain") !== "";
				if (!event.defaultPrevented && !isText && picturesIn(clipboardData).length > 0)
					take(event, clipboardData);
			},
			onDragOver(event: DragEvent) {
				if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return setOver(false);
				event.preventDefault();
				setOver(true);
			},
			onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
			},
			onDrop(event: DragEvent) {
				setOver(false);
				if (!event.defaultPrevented && hasFiles(event.dataTransfer)) take(event, event.dataTransfer);
			},
		},
	};
}
