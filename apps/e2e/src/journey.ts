import { test as base, expect, type Locator } from "@playwright/test";
import { complaintsOf } from "./complaints.ts";

interface JourneyOptions {
	/** Complaints of the browser that this journey provokes, like those about a connection that it cuts. */
	tolerated: RegExp[];
}

/** A journey. It fails at its end if a page has complained of anything on its console. */
export const journey = base.extend<JourneyOptions>({
	tolerated: [[], { option: true }],
	context: async ({ context, tolerated }, use) => {
		const complaints = complaintsOf(context);
		await use(context);
		expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
	},
});

/** Waits until the page's script has taken over a control that came with the page. */
export async function awake(control: Locator): Promise<void> {
	const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
	await expect.poll(() => control.evaluate(isAwake)).toBe(true);
}

export { expect };
