import { type DragEvent, useState } from "react";

/**
 * Spread `handlers` on an element to take dropped files, of any type: it is known only when they are dropped. Events
 * that an element inside has handled are ignored.
 */
export function useFileDrop(onDropped: (transfer: DataTransfer, target: EventTarget) => void) {
	const [isOver, setOver] = useState(false);
	const isTaken = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer.types.includes("Files");
	return {
		isOver,
		handlers: {
			onDragOver(event: DragEvent) {
				const isFile = isTaken(event);
				if (isFile) event.preventDefault();
				setOver(isFile);
			},
			onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
			},
			onDrop(event: DragEvent) {
				setOver(false);
				if (!isTaken(event)) return;
				event.preventDefault();
				onDropped(event.dataTransfer, event.target);
			},
		},
	};
}
