import { MAX_ITEM_NAME_LENGTH } from "@hilo/rules/custom-games/limits";
import { AVATAR_TYPES } from "@hilo/rules/profiles/avatar";
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { capitalize } from "../../platform/capitalize.ts";
import { Button } from "../../ui/button.tsx";

interface PictureButtonProps {
	label: string;
	isMultiple?: boolean;
	onPictures: (files: readonly File[]) => void;
	children: ReactNode;
}

/** Opens the device's picture chooser or camera. */
export function PictureButton({ label, isMultiple = false, onPictures, children }: PictureButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={AVATAR_TYPES.join()}
				multiple={isMultiple}
				aria-label={label}
				tabIndex={-1}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// Lets the same file be chosen again.
					currentTarget.value = "";
					if (files.length > 0) onPictures(files);
				}}
			/>
			<Button kind="quiet" small onClick={() => input.current?.click()}>
				{children}
			</Button>
		</>
	);
}

interface PictureDropProps {
	/** Called with at least one dropped or pasted picture. */
	onPictures: (files: readonly File[]) => void;
	/** Shown while files are dragged over it: "Drop pictures to add items". */
	invitation: string;
	className?: string;
	children: ReactNode;
}

/** Takes dropped and pasted pictures. The controls inside do the same by keyboard. */
export function PictureDrop({ onPictures, invitation, className = "", children }: PictureDropProps) {
	const { isOver, handlers } = usePictureDrop(onPictures);
	return (
		<div {...handlers} className={`relative ${className}`}>
			{children}
			{isOver && (
				<div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-lg border-3 border-dashed border-ink bg-paper/85 p-4 text-center font-display text-xl font-bold">
					{invitation}
				</div>
			)}
		</div>
	);
}

/** Spread `handlers` on an element to take dropped and pasted pictures. Events handled inside it are ignored. */
function usePictureDrop(onPictures: (files: readonly File[]) => void) {
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

export function picturesIn(transfer: DataTransfer): File[] {
	return [...transfer.files].filter(({ type }) => type.startsWith("image/"));
}

/** Whether files are dragged. Their types are known only when they are dropped. */
function hasFiles(transfer: DataTransfer): boolean {
	return transfer.types.includes("Files");
}

/** Suggests an item name: "mount-everest_2.JPG" gives "Mount everest 2"; "" if the file name says nothing. */
export function itemNameOf({ name }: Pick<File, "name">): string {
	const words = name
		.replace(/\.[^.]{1,5}$/, "")
		.replace(/[_+\s-]+/g, " ")
		.trim();
	// Names that cameras and clipboards give.
	if (/^(?:image|img|dsc|dscn|pxl|screenshot|photo|bild)?[\d\s().]*$/i.test(words)) return "";
	return capitalize([...words].slice(0, MAX_ITEM_NAME_LENGTH).join(""));
}
