import { expect, type Page } from "@playwright/test";
import { journey } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

const LETTERS = { up: "h", down: "l" };
const ARROWS = { up: "ArrowUp", down: "ArrowDown" };

journey("the whole way is open to the keyboard alone", async ({ page }) => {
	const stage = new StagePage(page, "github");
	await page.goto("/");
	await tabTo(page, /PLAY NOW: GitHub Stars/);
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();

	await stage.guessRight(LETTERS);
	await stage.guessRight(ARROWS);
	await stage.expectScore(2);

	const goOn = await stage.stopTime();
	await tabTo(page, /^(?:Higher|Lower)$/);
	await goOn();
	await stage.guessWrong(LETTERS);
	await expect(stage.again).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(stage.over).toBeHidden();
	await stage.waitForQuestion();
	await stage.expectScore(0);

	await stage.guessWrong(LETTERS);
	await page.keyboard.press("Escape");
	await expect(stage.over).toBeHidden();
	const again = stage.region.getByRole("button", { name: "Play again" });
	await expect(again).toBeFocused();
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();
	await stage.expectScore(0);
});

/** Presses Tab until the control of that name has the focus, and expects a visible sign of it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press("Tab");
		const focused = page.locator(":focus");
		const label = (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
		if (!name.test(label.replace(/[↑↓]|\s*[HL]$/g, "").trim())) continue;
		const outlined = await focused.evaluate((element) => {
			const style = getComputedStyle(element);
			return style.outlineStyle !== "none" || style.boxShadow !== "none";
		});
		expect(outlined, `${name} shows its focus`).toBe(true);
		return;
	}
	throw new Error(`Tab leads to nothing called ${name}.`);
}
