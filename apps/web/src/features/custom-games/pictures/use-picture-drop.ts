import { type ClipboardEvent, type DragEvent, useState } from "react";
import { hasFiles, picturesIn } from "./picture-files.ts";

/**
 * Makes a part of the page take pictures by dropping and pasting: spread `handlers` on its element. `isOver` while files are held over
 * it. What takes the event inside of it is left alone.
 */
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
				// A table that was copied from a spreadsheet comes with a picture of itself.
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
