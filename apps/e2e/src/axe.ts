import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { default as Axe } from "axe-core";

/** Global in the page, after its source was evaluated there. */
declare const axe: typeof Axe;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns axe's violations, a line each. Colours in transition have a wrong contrast, so motion ends first. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
	// The source is long, so each document evaluates it once.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	return page.evaluate(async (runOnly) => {
		const noTransitions = new CSSStyleSheet();
		noTransitions.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
		document.adoptedStyleSheets.push(noTransitions);
		try {
			const finiteAnimations = document
				.getAnimations()
				.filter(
					(animation) =>
						animation instanceof CSSAnimation && animation.effect?.getTiming().iterations !== Infinity,
				);
			await Promise.all(finiteAnimations.map(({ finished }) => finished.catch(() => {})));
			const { violations } = await axe.run(document, {
				resultTypes: ["violations"],
				...(runOnly && { runOnly }),
			});
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
			);
		} finally {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
		}
	}, rules);
}
