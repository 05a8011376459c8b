import { CustomGamePage, EditorPage, PEAKS } from "../custom-games.ts";
import { journey, waitForHydration } from "../journey.ts";
import { pressAt, tabTo } from "../keyboard.ts";
import { registerPlayer } from "../player.ts";

journey.use({ shortPauses: true });

journey("the keyboard alone makes, changes and starts a game", async ({ page, context }) => {
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
	const stage = new CustomGamePage(page, title, PEAKS);
	await pressAt(page, stage.readyButton);
	await stage.waitForQuestion();
});
