import { Link } from "@tanstack/react-router";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dismissToast, type Toast, type ToastKind } from "../platform/toasts.ts";
import { useIsVisible } from "../platform/visibility.ts";
import { addressOf } from "../ui/base-path.ts";

const KINDS: Record<ToastKind, { mark: string; label: string; look: string }> = {
	success: {
		mark: "✓",
		label: "Done",
		look: "bg-correct text-on-correct",
	},
	error: { mark: "!", label: "Error", look: "bg-wrong text-on-wrong" },
	info: { mark: "i", label: "Note", look: "bg-ink text-paper" },
};

/** At the top where the thumbs' buttons are at the bottom: on a stage, and on a page with a bar of its own. */
const OVER_BUTTONS =
	"[:root:has(.stage,[data-base-bar])_&]:top-[calc(0.5rem+var(--safe-top))] [:root:has(.stage,[data-base-bar])_&]:bottom-auto";

interface ToastsProps {
	toast: Toast;
	/** Whether it is inside an open dialog. */
	inDialog: boolean;
}

export function Toasts({ toast, inDialog }: ToastsProps) {
	const container = useRef<HTMLDivElement>(null);
	const { id } = toast;
	// Raised again for each toast: a popover opened since would cover it.
	useLayoutEffect(() => {
		// In a dialog that is just closed, it is removed with the dialog and then shown outside.
		if (!id || !container.current?.isConnected) return;
		container.current.hidePopover();
		container.current.showPopover();
	}, [id]);
	return (
		<div
			ref={container}
			popover="manual"
			className={`pointer-events-none inset-x-[max(0.75rem,var(--safe-sides))] z-50 m-0 grid w-auto grid-cols-1 justify-items-center gap-2 overflow-visible bg-transparent top-auto bottom-[calc(0.5rem+max(var(--safe-bottom),var(--tabs)))] md:bottom-[calc(1rem+var(--safe-bottom))] ${OVER_BUTTONS}`}
		>
			<ToastLine key={id} toast={toast} isSilent={inDialog && toast.isInDialog === true} />
		</div>
	);
}

/** `isSilent`: only screen readers get it. */
function ToastLine({ toast, isSilent }: { toast: Toast; isSilent: boolean }) {
	const { id, kind, text, picture, link } = toast;
	const { mark, label, look } = KINDS[kind];
	const [isHovered, setHovered] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const focusBefore = useRef<Element | null>(null);
	useDismissAfterTime(toast, isHovered || isFocused);
	const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
		setFocused(true);
		if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
	};
	const dismiss = () => {
		// The focus would be lost with the button.
		if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
		dismissToast(id);
	};
	if (isSilent) return <p className="sr-only">{`${label}: ${text}`}</p>;
	return (
		<fieldset
			// A picture has its own colours, so it gets no coloured ground.
			className={`pointer-events-auto animate-arrive flex max-w-full min-w-0 items-center gap-3 rounded-md py-1.5 pr-2 pl-4 text-left leading-tight max-md:text-sm ${picture ? KINDS.info.look : look}`}
			onPointerEnter={() => setHovered(true)}
			onPointerLeave={() => setHovered(false)}
			onFocus={enter}
			onBlur={() => setFocused(false)}
		>
			{picture ? (
				<img src={addressOf(picture)} alt="" width={44} height={44} className="size-11" />
			) : (
				<span aria-hidden="true" className="font-display text-xl font-extrabold">
					{mark}
				</span>
			)}
			<span className="line-clamp-6 min-w-0 text-balance [overflow-wrap:anywhere]">
				<span className="sr-only">{label}: </span>
				{text}
			</span>
			{link && (
				<Link
					{...link.to}
					className="link flex min-h-11 items-center px-2 font-bold whitespace-nowrap"
					onClick={() => dismissToast(id)}
				>
					{link.label}
				</Link>
			)}
			<button
				type="button"
				aria-label="Dismiss"
				className="press grid size-11 shrink-0 place-items-center text-xl leading-none"
				onClick={dismiss}
			>
				×
			</button>
		</fieldset>
	);
}

/** The remaining time of each toast, for one that moves into a dialog or out of it. */
const remainingMs = new WeakMap<Toast, number>();

/** Dismisses the toast after its time, which stops in a hidden tab and while it is held. */
function useDismissAfterTime(toast: Toast, isHeld: boolean): void {
	const isVisible = useIsVisible();
	const isPaused = isHeld || !isVisible;
	useEffect(() => {
		if (isPaused) return;
		const since = performance.now();
		const ms = remainingMs.get(toast) ?? toast.forMs;
		const timer = setTimeout(() => dismissToast(toast.id), ms);
		return () => {
			clearTimeout(timer);
			remainingMs.set(toast, Math.max(0, ms - (performance.now() - since)));
		};
	}, [toast, isPaused]);
}
