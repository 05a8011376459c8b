import { dismissToast, toastStore } from "../platform/toasts.ts";

const shown: string[] = [];
let standing: readonly string[] = [];

/** Keeps the text of every toast that has come since the last look. */
function look(): void {
	const before = [...standing];
	standing = [...document.querySelectorAll("[popover=manual] > *")]
		.filter((line) => line.checkVisibility())
		.map((line) => line.querySelector("span:not([aria-hidden])")?.textContent ?? "");
	for (const text of standing) {
		const at = before.indexOf(text);
		if (at < 0) shown.push(text);
		else before.splice(at, 1);
	}
}

new MutationObserver(look).observe(document, { subtree: true, childList: true });

/**
 * The toasts that have been seen on the screen since the test began, as they are read out. A toast goes away by itself, and a test that
 * was held up would come too late to look for it.
 */
export const shownToasts = (): readonly string[] => [...shown];

/** Takes the toasts away: none of them is there for the next test. */
export function clearToasts(): void {
	for (let shown = toastStore.shown(); shown; shown = toastStore.shown()) dismissToast(shown.id);
	shown.length = 0;
	standing = [];
}
