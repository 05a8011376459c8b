import axe from "axe-core";
import { expect } from "vitest";

/**
 * Expects that axe finds nothing wrong with what is on the screen, in the light theme: the contrast of both is
 * proved in tokens.test.ts. Called once for each screen and dialog. While axe runs, transitions end immediately: a
 * colour on its way has no contrast of its own.
 */
export async function expectAccessible(): Promise<void> {
	const still = new CSSStyleSheet();
	still.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
	document.adoptedStyleSheets.push(still);
	document.documentElement.dataset.theme = "light";
	try {
		const passing = document
			.getAnimations()
			.filter(
				(each) =>
					each instanceof CSSAnimation && each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
			);
		await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
		const { violations } = await axe.run(document, { resultTypes: ["violations"] });
		const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
		expect(found).toEqual([]);
	} finally {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
	}
}
