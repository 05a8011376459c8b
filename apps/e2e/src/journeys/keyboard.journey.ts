import type { Locator, Page } from "@playwright/test";
import { expect, journey, waitForHydration } from "../journey.ts";
import { StagePage } from "../stage.ts";

journey.use({ shortPauses: true });

const LETTERS = { up: "h", down: "l" };
const ARROWS = { up: "ArrowUp", down: "ArrowDown" };

journey(
	"the keyboard alone answers the first duel of the home page, and starts, plays and repeats a run",
	async ({ page }) => {
		const { keyboard } = page;
		await page.goto("/");
		const lower = page.getByRole("button", { name: "Lower" });
		await waitForHydration(lower);
		await tabTo(page, lower);
		await keyboard.press("Enter");
		await expect(page.getByText("Does Austria get more visitors than Australia?")).toBeVisible();
		await expect(lower).toBeFocused();
		await keyboard.press("Enter");
		await expect(page.getByText("Does France get more visitors than China?")).toBeVisible();
		await page.getByRole("button", { name: "Higher" }).press("Enter");
		await expect(page.getByText("2 of 3")).toBeVisible();
		await keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Play Countries" })).toBeFocused();
		await keyboard.press("Enter");

		const stage = new StagePage(page, "country");
		await stage.waitForQuestion();
		await stage.guessRight(LETTERS);
		await stage.guessRight(ARROWS);
		const resumeClock = await stage.stopPageClock();
		await tabTo(page, stage.button("up").or(stage.button("down")));
		await resumeClock();
		await stage.guessWrong(LETTERS);
		await expect(stage.playAgain).toBeFocused();
		await keyboard.press("Enter");
		await expect(stage.gameOver).toBeHidden();
		await stage.waitForQuestion();
		await stage.expectScore(0);

		await stage.guessWrong(LETTERS);
		await keyboard.press("Escape");
		await expect(stage.gameOver).toBeHidden();
		const again = stage.region.getByRole("button", { name: /^(?:play|try) again$/i });
		await expect(again).toBeFocused();
		await keyboard.press("Enter");
		await stage.waitForQuestion();
		await stage.expectScore(0);
	},
);

/** More than the controls of any page. */
const MAX_PRESSES = 120;

/** Presses Tab until one of the controls has the focus, and expects a visible focus indicator. */
async function tabTo(page: Page, target: Locator): Promise<void> {
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
