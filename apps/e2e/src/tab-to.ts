import { expect, type Locator, type Page } from "@playwright/test";

/** More than the controls of any page. */
const MOST = 120;

/** Presses Tab until one of the controls has the focus, and expects a visible focus indicator. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
	await expect(wanted.first()).toBeAttached();
	const controls = await wanted.elementHandles();
	for (let presses = 0; presses < MOST; presses++) {
		await page.keyboard.press("Tab");
		const sign = await page.evaluate((all) => {
			const element = all.find((each) => each === document.activeElement);
			if (!(element instanceof Element)) return "elsewhere";
			const hasSign = (each: Element) => {
				const { outlineStyle, boxShadow } = getComputedStyle(each);
				return outlineStyle !== "none" || boxShadow !== "none";
			};
			const label = element.closest("label");
			return hasSign(element) || (label !== null && hasSign(label)) ? "shown" : "none";
		}, controls);
		if (sign === "elsewhere") continue;
		expect(sign, `${wanted} shows its focus`).toBe("shown");
		return;
	}
	throw new Error(`Tab doesn't lead to ${wanted}.`);
}
