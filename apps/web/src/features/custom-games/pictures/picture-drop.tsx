import type { ReactNode } from "react";
import { usePictureDrop } from "./use-picture-drop.ts";

interface PictureDropProps {
	/** Gets the pictures that were dropped or pasted, at least one. */
	onPictures: (files: readonly File[]) => void;
	/** Stands over what is inside while files are held over it: "Drop pictures to add items". */
	invitation: string;
	className?: string;
	children: ReactNode;
}

/** A part of the page that takes pictures by dropping and pasting. What it does can be done with the keyboard by what is inside. */
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
