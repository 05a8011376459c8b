import { vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { clickNow, fillNow } from "./act-now.ts";

/** The browser's own timer, even if a test holds the timers. */
const wait = window.setTimeout.bind(window);
const SHORTEST_MS = 10;
const LONGEST_MS = 2000;
const prototype: Locator = Object.getPrototypeOf(page.getByRole("main"));
const { findElement, click, fill } = prototype;

/**
 * Waits until `holds`, or for LONGEST_MS. Vitest and Playwright poll after 20, 50, 100 and 100 ms, then every 500 ms,
 * and most tests waited several times for the end of such a pause.
 */
async function waitUntil(holds: () => boolean): Promise<void> {
	// Vitest advances fake timers while it waits itself.
	if (vi.isFakeTimers()) return;
	const start = Date.now();
	for (let passed = 0; passed < LONGEST_MS && !holds(); passed = Date.now() - start)
		await new Promise((resolve) => wait(resolve, Math.max(SHORTEST_MS, passed / 10)));
}

/** Waits until Playwright would act or fail without waiting. Returns the element it would act on, or null. */
async function ready(locator: Locator): Promise<Element | null> {
	let element: Element | null = null;
	await waitUntil(() => {
		const [first, ...others] = locator.elements();
		element = first && others.length === 0 && isUsable(first) ? first : null;
		return element !== null || others.length > 0;
	});
	return element;
}

function isUsable(element: Element): boolean {
	return element.checkVisibility() && !element.closest(":disabled, [aria-disabled=true]");
}

const often: Pick<Locator, "findElement" | "click" | "fill"> & ThisType<Locator> = {
	async findElement(options) {
		const start = Date.now();
		let found: (HTMLElement | SVGElement)[] = [];
		await waitUntil(() => {
			found = this.elements();
			return found.length > 0;
		});
		// Each look goes through the whole page.
		const [only, ...others] = found;
		if (only && others.length === 0) return only;
		const { timeout } = options ?? {};
		if (timeout === undefined) return findElement.call(this, options);
		return findElement.call(this, { ...options, timeout: Math.max(0, timeout - (Date.now() - start)) });
	},
	async click(options) {
		const element = options?.force ? null : await ready(this);
		if (!element || options || !(await clickNow(element))) await click.call(this, options);
	},
	async fill(text, options) {
		const element = await ready(this);
		if (!element || options || !(await fillNow(element, text))) await fill.call(this, text, options);
	},
};
Object.assign(prototype, often);
