import { type BrowserContext, test as base, expect, type Locator } from "@playwright/test";
import { shortenPauses } from "./short-pauses.ts";
import { Toasts } from "./toasts.ts";

interface JourneyOptions {
	/**
	 * 2: each request goes to the other server than the last, for journeys about players' data. 1: SQLite and one
	 * server, which costs less, for journeys about a page.
	 */
	servers: 1 | 2;
	/** Shortens the pages' pauses, such as the one after a guess. */
	shortPauses: boolean;
	/** Console messages that the journey provokes, such as one about a connection that it cuts. */
	tolerated: RegExp[];
}

interface JourneyFixtures {
	toasts: Toasts;
}

/** A browser test that fails when a page writes a warning or an error to its console. */
export const journey = base.extend<JourneyOptions & JourneyFixtures>({
	servers: [1, { option: true }],
	shortPauses: [false, { option: true }],
	tolerated: [[], { option: true }],
	baseURL: ({ servers }, use) => use(process.env[servers === 2 ? "HILO_E2E_URL" : "HILO_E2E_SMALL_URL"]),
	context: async ({ context, shortPauses, tolerated }, use) => {
		const consoleProblems = collectConsoleProblems(context);
		if (shortPauses) await shortenPauses(context);
		await use(context);
		expect(consoleProblems.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
	},
	toasts: async ({ page }, use) => use(await Toasts.watch(page)),
});

/** Returns a list that grows with each console warning, error and uncaught exception of the context's pages. */
export function collectConsoleProblems(context: BrowserContext): string[] {
	const problems: string[] = [];
	context.on("console", (message) => {
		const type = message.type();
		if (type !== "error" && type !== "warning") return;
		problems.push(`${type}: ${message.text()} (${message.location().url})`);
	});
	context.on("weberror", (error) => problems.push(`exception: ${error.error().message}`));
	return problems;
}

/** Waits until React has hydrated a server-rendered control. */
export async function waitForHydration(control: Locator): Promise<void> {
	const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
	await expect.poll(() => control.evaluate(isHydrated)).toBe(true);
}

export { expect };
