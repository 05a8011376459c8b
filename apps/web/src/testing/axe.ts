import axe from "axe-core";
import { expect } from "vitest";

/** Holds that axe finds nothing wrong with what is on the screen, in either theme. */
export async function expectAccessible(): Promise<void> {
	for (const theme of ["dark", "light"] as const) {
		document.documentElement.dataset.theme = theme;
		// A colour on its way to another one is not the one to judge; what goes on for ever is.
		const passing = document
			.getAnimations()
			.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
		await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
		const { violations } = await axe.run(document, { resultTypes: ["violations"] });
		const found = violations.map(
			({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html).join(" ")}`,
		);
		expect(found).toEqual([]);
	}
}
