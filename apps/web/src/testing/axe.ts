import axe from "axe-core";
import { expect } from "vitest";

/**
 * Checks the screen with axe, in the light theme, because tokens.test.ts proves both. One call per screen.
 * Transitions are off, because a colour in transition has no contrast of its own.
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
