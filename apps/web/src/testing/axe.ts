import axe from "axe-core";
import { expect } from "vitest";

/** The theme changes colours and nothing else: what does not depend on them is looked at once. */
const LOOKS = [
	{ theme: "dark", rules: {} },
	{ theme: "light", rules: { runOnly: ["color-contrast"] } },
];

/**
 * Holds that axe finds nothing wrong with what is on the screen, in either theme. While it looks, transitions end at once: a colour on
 * its way to another one has no contrast of its own. What appears with an animation has appeared.
 */
export async function expectAccessible(): Promise<void> {
	const still = new CSSStyleSheet();
	still.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
	document.adoptedStyleSheets.push(still);
	try {
		for (const { theme, rules } of LOOKS) {
			document.documentElement.dataset.theme = theme;
			const passing = document
				.getAnimations()
				.filter(
					(each) =>
						each instanceof CSSAnimation && each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
				);
			await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
			const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
			const found = violations.map(
				({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html).join(" ")}`,
			);
			expect(found).toEqual([]);
		}
	} finally {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
	}
}
