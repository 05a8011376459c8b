import { vi } from "vitest";
import { type Locator, page } from "vitest/browser";

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

/** Whether Playwright would act or fail without waiting. */
function isReady(locator: Locator): boolean {
	const [element, ...others] = locator.elements();
	if (others.length > 0) return true;
	return !!element?.checkVisibility() && !element.matches(":disabled, [aria-disabled=true]");
}

const often: Pick<Locator, "findElement" | "click" | "fill"> & ThisType<Locator> = {
	async findElement(options) {
		const start = Date.now();
		await waitUntil(() => this.elements().length > 0);
		const { timeout } = options ?? {};
		if (timeout === undefined) return findElement.call(this, options);
		return findElement.call(this, { ...options, timeout: Math.max(0, timeout - (Date.now() - start)) });
	},
	async click(options) {
		if (!options?.force) await waitUntil(() => isReady(this));
		await click.call(this, options);
	},
	async fill(text, options) {
		await waitUntil(() => isReady(this));
		await fill.call(this, text, options);
	},
};
Object.assign(prototype, often);
