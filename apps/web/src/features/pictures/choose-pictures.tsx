import { MAX_ITEM_NAME_LENGTH } from "@hilo/rules/custom-games/caps";
import { AVATAR_TYPES } from "@hilo/rules/profiles/avatar";
import type { ClipboardEvent, ComponentProps, ReactNode } from "react";
import { capitalize } from "../../platform/capitalize.ts";
import { FileButton, useFileDrop } from "../../ui/file-input.tsx";

/** Opens the device's picture chooser or camera. */
export function PictureButton(props: Omit<ComponentProps<typeof FileButton>, "accept" | "small">) {
	return <FileButton {...props} small accept={AVATAR_TYPES.join()} />;
}

interface PictureDropProps {
	/** Called with at least one dropped or pasted picture. */
	onPictures: (files: readonly File[], target: EventTarget) => void;
	/** Called with a dropped file that is no picture. */
	onFile?: (file: File) => void;
	/** Shown while files are dragged over it: "Drop pictures". */
	invitation: string;
	className?: string;
	children: ReactNode;
}

/** Takes dropped and pasted pictures. The controls inside do the same by keyboard. */
export function PictureDrop({ onPictures, onFile, invitation, className = "", children }: PictureDropProps) {
	const { isOver, handlers } = useFileDrop((transfer, target) => {
		const files = picturesIn(transfer);
		const [other] = transfer.files;
		if (files.length > 0) onPictures(files, target);
		else if (other) onFile?.(other);
	});
	const paste = (event: ClipboardEvent) => {
		const files = picturesIn(event.clipboardData);
		// A table copied from a spreadsheet comes with a picture of itself.
		const isText = event.clipboardData.getData("text/plain") !== "";
		if (event.defaultPrevented || isText || files.length === 0) return;
		event.preventDefault();
		onPictures(files, event.target);
	};
	return (
		<div {...handlers} onPaste={paste} className={`relative ${className}`}>
			{children}
			{isOver && (
				<div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-lg border-3 border-dashed border-ink bg-paper/85 p-4">
					<p className="text-center font-display text-xl font-bold">{invitation}</p>
				</div>
			)}
		</div>
	);
}

function picturesIn(transfer: DataTransfer): File[] {
	return [...transfer.files].filter(({ type }) => type.startsWith("image/"));
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
