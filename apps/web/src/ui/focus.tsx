import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for the element that takes the focus when it appears, because the focused one was removed.
 * `isWanted` is false on a new page, where reading begins at the top.
 */
export function useArrivalFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
	const arrived = useRef<T>(null);
	useEffect(() => {
		if (isWanted) arrived.current?.focus({ preventScroll: true });
	}, [isWanted]);
	return arrived;
}

/** Focuses a heading, which takes no focus by itself, so that reading goes on from there. */
export function focusHeading(heading: HTMLElement | null): void {
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/**
 * A ref that moves the focus when the focused element is removed, such as an accepted request: out of a dialog to what
 * opened it, otherwise to the heading of the nearest section or dialog that is left, otherwise to one of the box.
 */
export function catchLostFocus(box: HTMLElement | null): (() => void) | undefined {
	if (!box) return;
	let last: { readonly focused: Element; readonly around: readonly Element[] } | null = null;
	/** What had the focus before the dialogs that are open. */
	let opener: HTMLElement | null = null;
	const note = ({ target }: FocusEvent) => {
		if (!(target instanceof HTMLElement)) return;
		last = { focused: target, around: sectionsAround(target) };
		if (!target.closest("dialog")) opener = target;
	};
	const look = () => {
		if (!last || last.focused.isConnected) return;
		const { around } = last;
		last = null;
		if (document.activeElement !== document.body) return;
		if (around.some((section) => section instanceof HTMLDialogElement) && opener?.isConnected) {
			opener.focus({ preventScroll: true });
			if (document.activeElement === opener) return;
		}
		const within = around.find((section) => section.isConnected) ?? box;
		focusHeading(within.querySelector<HTMLElement>("h2") ?? box.querySelector<HTMLElement>("h1"));
	};
	const observer = new MutationObserver(look);
	observer.observe(box, { childList: true, subtree: true });
	box.addEventListener("focusin", note);
	return () => {
		observer.disconnect();
		box.removeEventListener("focusin", note);
	};
}

/** The sections and dialogs that an element is in; the inner ones come first. */
function sectionsAround(element: Element): Element[] {
	const section = element.closest("section, dialog");
	return section?.parentElement ? [section, ...sectionsAround(section.parentElement)] : [];
}

/** Replaces a finished form. It takes the focus, so that it is read out. */
export function Done({ className = "", children }: { className?: string; children: ReactNode }) {
	const box = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={box} tabIndex={-1} className={className}>
			{children}
		</div>
	);
}
