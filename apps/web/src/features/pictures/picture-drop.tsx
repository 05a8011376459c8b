import type { ReactNode } from "react";
import { usePictureDrop } from "./use-picture-drop.ts";

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
