import { expect, type Page } from "@playwright/test";
import { journey } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

const KEYS = { up: ["h", "ArrowUp"], down: ["l", "ArrowDown"] } as const;

journey("the whole way is open to the keyboard alone", async ({ page }) => {
	const stage = new StagePage(page, "github");
	await page.goto("/");
	await tabTo(page, /PLAY NOW: GitHub Stars/);
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();

	for (const press of [0, 1]) {
		const right = (await stage.rightWay()) ?? "up";
		await page.keyboard.press(KEYS[right][press] ?? "h");
		await stage.expectScore(press + 1);
		await stage.waitForQuestion();
	}

	await tabTo(page, /^(?:Higher|Lower)$/);
	await pressWrong(stage);
	await expect(stage.again).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(stage.over).toBeHidden();
	await stage.waitForQuestion();
	await stage.expectScore(0);

	await pressWrong(stage);
	await page.keyboard.press("Escape");
	await expect(stage.over).toBeHidden();
	const again = stage.region.getByRole("button", { name: "Play again" });
	await expect(again).toBeFocused();
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();
	await stage.expectScore(0);
});

/** Presses the wrong key. While both are right, it plays on until one is wrong. */
async function pressWrong(stage: StagePage): Promise<void> {
	let right = await stage.rightWay();
	while (right === null) {
		await stage.page.keyboard.press("h");
		await stage.expectScore((await stage.score()) + 1);
		await stage.waitForQuestion();
		right = await stage.rightWay();
	}
	await stage.page.keyboard.press(right === "up" ? "l" : "h");
	await expect(stage.over).toBeVisible();
}

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
