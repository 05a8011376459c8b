// Inline in every document, before its first button. A press inside [data-waking] would do nothing yet: it is kept,
// shown, and made once that attribute is gone. The last press counts, but a guess that the page can judge is judged,
// and stays. Links and native popovers work without script.
{
	const WAKING = "[data-waking]";
	/** Where keys have their own meaning. */
	const TYPING = "input,select,textarea,[contenteditable],[popover],dialog";
	let kept: Element | null | undefined;
	// An animation, because React would find an attribute that it did not render.
	let look: Animation | undefined;
	/** Its verdict on a guess is on the root, which React leaves alone. early-press.css shows it, then the page. */
	const shown = document.documentElement.dataset;
	/** The page's scripts did not load, which the page says. */
	const hasFailed = () => document.querySelector("[data-waking=failed]");
	const release = () => {
		look?.cancel();
		kept = look = undefined;
	};
	const keep = (event: Event, button: Element | null | undefined) => {
		if (!button?.closest(WAKING)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (kept && shown.earlyVerdict) return;
		release();
		if (hasFailed()) return;
		kept = button;
		const { earlyVerdict } = (button as HTMLElement).dataset;
		if (earlyVerdict) shown.earlyVerdict = earlyVerdict;
		look = button.animate({ translate: "0 3px", filter: "brightness(.8)" }, { fill: "forwards" });
	};
	new MutationObserver(() => {
		const button = kept;
		if (hasFailed()) {
			delete shown.earlyVerdict;
			return release();
		}
		if (!button || button.closest(WAKING)) return;
		release();
		(button as HTMLElement).click();
	}).observe(document, { subtree: true, attributeFilter: ["data-waking"] });

	addEventListener(
		"click",
		(event) => keep(event, (event.target as Element).closest(`button:not([popovertarget]),button${WAKING}`)),
		true,
	);
	addEventListener(
		"keydown",
		(event) => {
			const { key, ctrlKey, metaKey, altKey, target } = event;
			if (ctrlKey || metaKey || altKey || (target as Element).closest(TYPING)) return;
			// Enter presses what has the focus. Keys scroll a page that failed to load.
			if (hasFailed() || (key === "Enter" && (target as Element).closest("a,button,summary"))) return;
			keep(event, document.querySelector(`[aria-keyshortcuts~="${CSS.escape(key)}" i]`));
		},
		true,
	);
}
