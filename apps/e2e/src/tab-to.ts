import { expect, type Locator, type Page } from "@playwright/test";

/** More than there are between any two controls of a page. */
const MOST = 80;

/** Presses Tab until one of these controls has the focus, and expects a visible sign of it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
	const found = wanted.and(page.locator(":focus"));
	for (let presses = 0; presses < MOST; presses++) {
		await page.keyboard.press("Tab");
		if ((await found.count()) === 0) continue;
		const isShown = await found.evaluate((element) => {
			const hasSign = (each: Element) => {
				const { outlineStyle, boxShadow } = getComputedStyle(each);
				return outlineStyle !== "none" || boxShadow !== "none";
			};
			const label = element.closest("label");
			return hasSign(element) || (label !== null && hasSign(label));
		});
		expect(isShown, `${wanted} shows its focus`).toBe(true);
		return;
	}
	throw new Error(`Tab doesn't lead to ${wanted}.`);
}
