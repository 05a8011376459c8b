import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page as it stands, a line each: the rule, and where. */
export async function axeFindings(page: Page): Promise<string[]> {
	// Colours in transition have no contrast of their own yet.
	await page.evaluate(() =>
		Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
	);
	await page.evaluate(SOURCE);
	const { violations } = await page.evaluate<AxeResults>(
		"axe.run(document, { resultTypes: ['violations'] })",
	);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
	);
}
