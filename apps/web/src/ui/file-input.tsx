import { type ComponentProps, type DragEvent, useRef, useState } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, "small" | "isBusy" | "children"> {
	/** Names the input. */
	label: string;
	/** The accepted types or endings, separated by commas. */
	accept: string;
	isMultiple?: boolean;
	/** Called with at least one file. */
	onFiles: (files: readonly File[]) => void;
}

/** Opens the device's file chooser. */
export function FileButton({ label, accept, isMultiple = false, onFiles, ...button }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={accept}
				multiple={isMultiple}
				aria-label={label}
				hidden
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// Lets the same file be chosen again.
					currentTarget.value = "";
					if (files.length > 0) onFiles(files);
				}}
			/>
			<Button kind="quiet" {...button} onClick={() => input.current?.click()} />
		</>
	);
}

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
