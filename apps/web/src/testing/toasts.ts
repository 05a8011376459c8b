import { toasts } from "../platform/toasts.ts";

const shown: string[] = [];
let visible: readonly string[] = [];

/** Records the text of every new toast. */
function look(): void {
	const before = [...visible];
	visible = [...document.querySelectorAll("[popover=manual] > *")]
		.filter((line) => line.checkVisibility())
		.map((line) => (line.querySelector("span:not([aria-hidden])") ?? line).textContent);
	for (const text of visible) {
		const at = before.indexOf(text);
		if (at < 0) shown.push(text);
		else before.splice(at, 1);
	}
}

new MutationObserver(look).observe(document, { subtree: true, childList: true });

/** The toasts since the test began. Recorded, because a slow test may look after a toast has disappeared. */
export const shownToasts = (): readonly string[] => [...shown];

export function clearToasts(): void {
	toasts.set([]);
	shown.length = 0;
	visible = [];
}
