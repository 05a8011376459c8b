import { useLayoutEffect, useRef } from "react";
import { dismissToast, type Toast, type ToastKind } from "../platform/toasts.ts";

const KINDS: Record<ToastKind, { mark: string; word: string; look: string }> = {
	success: {
		mark: "✓",
		word: "Done",
		look: "bg-correct text-on-correct",
	},
	error: { mark: "!", word: "Error", look: "bg-wrong text-on-wrong" },
	info: { mark: "i", word: "Note", look: "bg-ink text-paper" },
};

interface ToastsProps {
	toasts: readonly Toast[];
	/** On the stage the thumbs are at the bottom; there, toasts stand at the top. */
	onStage: boolean;
}

export function Toasts({ toasts, onStage }: ToastsProps) {
	const shelf = useRef<HTMLDivElement>(null);
	const newest = toasts.at(-1)?.id;
	// Lifted again for each: what has opened meanwhile would hide it.
	useLayoutEffect(() => {
		if (newest === undefined) return;
		shelf.current?.hidePopover();
		shelf.current?.showPopover();
	}, [newest]);
	return (
		<div
			ref={shelf}
			popover="manual"
			className={`pointer-events-none inset-x-4 z-50 m-0 grid w-auto justify-items-center gap-2 overflow-visible bg-transparent ${onStage ? "top-2 bottom-auto" : "top-auto bottom-4"}`}
		>
			{toasts.map((toast) => (
				<ToastLine key={toast.id} {...toast} />
			))}
		</div>
	);
}

function ToastLine({ id, kind, text, picture }: Toast) {
	const { mark, word, look } = KINDS[kind];
	return (
		<div
			// A picture has colours of its own, and stands on none.
			className={`pointer-events-auto animate-arrive flex items-center gap-3 rounded-md py-2 pr-2 pl-4 text-left ${picture ? KINDS.info.look : look}`}
		>
			{picture ? (
				<img src={picture} alt="" width={56} height={56} className="size-14" />
			) : (
				<span aria-hidden="true" className="font-display text-xl font-extrabold">
					{mark}
				</span>
			)}
			<span>
				<span className="sr-only">{word}: </span>
				{text}
			</span>
			<button
				type="button"
				aria-label="Dismiss"
				className="press grid size-9 place-items-center text-xl leading-none"
				onClick={() => dismissToast(id)}
			>
				×
			</button>
		</div>
	);
}
