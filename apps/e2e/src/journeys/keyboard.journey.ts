import { CustomGamePage, EditorPage, PEAKS } from "../custom-games.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { ARROWS, LETTERS, pressAt, tabTo } from "../keyboard.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.ts";

journey.use({ shortPauses: true });

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

journey("the keyboard alone makes, changes and plays a game", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await registerPlayer(context);
	const { keyboard } = page;
	await page.goto("/custom-games?create=true");
	const list = page.getByRole("textbox", { name: /^Paste a table/ });
	await waitForHydration(list);
	const lines = [...PEAKS].map(([name, height]) => `${name}\t${height}`).join("\n");
	await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
	await pressAt(page, list, "ControlOrMeta+V");
	await pressAt(page, page.getByRole("button", { name: /^(Add|Import|Use) / }));

	const editor = new EditorPage(page);
	const title = "Peaks by keyboard";
	for (const [label, text] of [
		["Name", title],
		["Description", "Which of these peaks is higher?"],
	] as const) {
		await tabTo(page, editor.field(label));
		await keyboard.type(text);
	}
	await pressAt(page, editor.cell("Value", 2), "ControlOrMeta+A");
	await keyboard.type("6962");
	await tabTo(page, editor.save, "Shift+Tab");
	await keyboard.press("Enter");
	await page.waitForURL("/edit-custom-game/*");
	await pressAt(page, page.getByRole("link", { name: "Play it" }));
	const stage = new CustomGamePage(page, title, new Map([...PEAKS, ["Aconcagua", 6962]]));
	await pressAt(page, stage.readyButton);
	await stage.waitForQuestion();
	await stage.guessRight(ARROWS);
	await stage.guessWrong(LETTERS);
	await expect(stage.playAgain).toBeFocused();
});
