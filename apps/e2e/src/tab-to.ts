import { expect, type Locator, type Page } from "@playwright/test";

/** More than the controls of any page. */
const MAX_PRESSES = 120;

/** Presses Tab until one of the controls has the focus, and expects a visible focus indicator. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target.first()).toBeAttached();
	const controls = await target.elementHandles();
	for (let presses = 0; presses < MAX_PRESSES; presses++) {
		await page.keyboard.press("Tab");
		const focus = await page.evaluate((candidates) => {
			const element = candidates.find((candidate) => candidate === document.activeElement);
			if (!(element instanceof Element)) return "elsewhere";
			const hasIndicator = (candidate: Element) => {
				const { outlineStyle, boxShadow } = getComputedStyle(candidate);
				return outlineStyle !== "none" || boxShadow !== "none";
			};
			const label = element.closest("label");
			return hasIndicator(element) || (label !== null && hasIndicator(label)) ? "shown" : "none";
		}, controls);
		if (focus === "elsewhere") continue;
		expect(focus, `${target} shows its focus`).toBe("shown");
		return;
	}
	throw new Error(`Tab doesn't lead to ${target}.`);
}
