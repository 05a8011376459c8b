const BOXES = "a, button, input, select, textarea, h1, h2, h3, h4, p, img, table, dt, dd";
/** Hidden, or decoration. */
const UNSEEN = ".sr-only, .sr-only *, [aria-hidden=true], [aria-hidden=true] *";
/** Sizes have fractions of a pixel. */
const ROUNDING = 1;

/** Returns the page's layout faults: scrolling sideways, and visible boxes that overflow their card or are cut off. */
export function layoutFaults(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const faults: string[] = [];
	if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide: ${widest(clientWidth)}`);
	for (const element of document.querySelectorAll(BOXES)) {
		const box = element.getBoundingClientRect();
		if (box.width === 0 || box.height === 0 || element.matches(UNSEEN)) continue;
		const card = cardOf(element);
		if (card && !isInside(box, card.getBoundingClientRect()))
			faults.push(`${nameOf(element)} leaves ${nameOf(card)}`);
	}
	return faults;
}

/** Returns the nearest ancestor that looks like a card or clips; null within scrolling or floating elements. */
function cardOf(element: Element): Element | null {
	for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
		const style = getComputedStyle(at);
		const overflow = `${style.overflowX} ${style.overflowY}`;
		if (/auto|scroll/.test(overflow)) return null;
		// Text for screen readers is clipped to a pixel.
		if (/hidden|clip/.test(overflow)) return at.clientWidth <= 1 ? null : at;
		if (style.position === "fixed") return null;
		const isDrawn = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
		if (isDrawn && style.borderTopLeftRadius !== "0px" && style.display !== "inline") return at;
	}
	return null;
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
	return (
		inner.left >= outer.left - ROUNDING &&
		inner.right <= outer.right + ROUNDING &&
		inner.top >= outer.top - ROUNDING &&
		inner.bottom <= outer.bottom + ROUNDING
	);
}

/** Names the innermost box that overflows the page. */
function widest(width: number): string {
	const out = [...document.querySelectorAll("body *")].filter(
		(element) => element.getBoundingClientRect().right > width + ROUNDING,
	);
	return out.map(nameOf).at(-1) ?? "";
}

function nameOf(element: Element): string {
	const { left, top, right, bottom } = element.getBoundingClientRect();
	const place = [left, top, right, bottom].map(Math.round).join(" ");
	return `${element.tagName} "${element.textContent.slice(0, 30)}" (${place})`;
}
