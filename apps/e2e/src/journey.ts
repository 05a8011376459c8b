import { test as base, expect, type Locator } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { shortenPauses } from "./short-pauses.ts";
import { Toasts } from "./toasts.ts";

interface JourneyOptions {
	/**
	 * How many servers the site has. What players do to one another and come back to is played on two, of which each
	 * request meets another one. All else is about a page, and costs less with one server on SQLite.
	 */
	servers: 1 | 2;
	/** Whether the pages' pauses, such as those after a guess, are shortened. */
	shortPauses: boolean;
	/** Messages on the console that this journey provokes, for example about a connection that it cuts. */
	tolerated: RegExp[];
}

interface JourneyFixtures {
	/** The toasts that the page has shown so far. */
	toasts: Toasts;
}

/** A browser test. It fails at its end when a page has written a warning or an error to its console. */
export const journey = base.extend<JourneyOptions & JourneyFixtures>({
	servers: [1, { option: true }],
	shortPauses: [false, { option: true }],
	tolerated: [[], { option: true }],
	baseURL: ({ servers }, use) => use(process.env[servers === 2 ? "HILO_E2E_URL" : "HILO_E2E_SMALL_URL"]),
	context: async ({ context, shortPauses, tolerated }, use) => {
		const complaints = collectComplaints(context);
		if (shortPauses) await shortenPauses(context);
		await use(context);
		expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
	},
	toasts: async ({ page }, use) => use(await Toasts.watch(page)),
});

/** Waits until React has taken over a control that came with the page. */
export async function waitForHydration(control: Locator): Promise<void> {
	const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
	await expect.poll(() => control.evaluate(isAwake)).toBe(true);
}

export { expect };
