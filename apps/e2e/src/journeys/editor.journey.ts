import type { BrowserContext, Page } from "@playwright/test";
import { CustomGamePage } from "../custom-game.page.ts";
import { PEAKS, uploadPicture } from "../custom-games.ts";
import { EditorPage } from "../editor.page.ts";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { tabTo } from "../tab-to.ts";

const LETTERS = { up: "h", down: "l" };

journey.use({ servers: 2, shortPauses: true, viewport: { width: 1440, height: 900 } });

journey.beforeEach(async ({ context }) => {
	await registerPlayer(context);
});

journey("creates, previews and saves a game with the keyboard alone", async ({ page, context }) => {
	const editor = new EditorPage(page);
	const { keyboard } = page;
	await page.goto("/custom-games");
	await tabTo(page, page.getByRole("link", { name: "Create New Game" }).first());
	await keyboard.press("Enter");
	await tabTo(page, page.getByRole("button", { name: "Start blank" }));
	await keyboard.press("Enter");
	await expect(editor.field("Name")).toBeFocused();
	await keyboard.type("Peaks by hand");
	await keyboard.press("Tab");
	await keyboard.type("Height in metres");
	await tabTo(page, editor.cell("Name", 1));
	await writePeaks(page, await uploadPicture(context));
	await expect(page.getByText("10 items")).toBeVisible();
	await tabTo(page, page.getByLabel("Time for a guess"));
	await keyboard.press("End");
	await tabTo(page, page.getByRole("radio", { name: "Private" }));
	await keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "Invite only" })).toBeChecked();

	await tabTo(page, editor.preview);
	await keyboard.press("Enter");
	const stage = new CustomGamePage(page, "Peaks by hand", PEAKS);
	await stage.waitForQuestion();
	await stage.guessRight(LETTERS);
	await stage.expectScore(1);
	await keyboard.press("Escape");
	await expect(stage.region).toHaveCount(0);

	await tabTo(page, editor.save);
	await keyboard.press("Enter");
	await expect(editor.problems).toHaveText("1 thing to fix");
	await expect(editor.field("Description")).toBeFocused();
	await keyboard.type("Which of these peaks is higher?");
	await tabTo(page, editor.save);
	await keyboard.press("Enter");
	await page.waitForURL("/edit-custom-game/*");
	const saved = await savedGame(page, context);
	expect(saved).toMatchObject({ name: "Peaks by hand", timerSeconds: 30, privacyLevel: "invite_only" });
	expect(saved.items.map(({ name, value }) => [name, value])).toEqual([...PEAKS]);
});

journey(
	"imports a messy table with an error for each refused row, and pictures by drag and drop",
	async ({ page, context }) => {
		const editor = new EditorPage(page);
		await editor.openNew();
		await editor.field("Name").fill("Imported towns");
		await editor.field("Description").fill("Which town has more people?");

		await page.getByRole("button", { name: "Import", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Import items" });
		const buffer = Buffer.from(messyTable(await uploadPicture(context)));
		await dialog
			.getByLabel("File to import")
			.setInputFiles({ name: "towns.csv", mimeType: "text/csv", buffer });
		await expect(dialog.getByText("176 ready, 24 have problems")).toBeVisible();
		await dialog.getByRole("radio", { name: "Problems 25" }).check();
		await expect(dialog.getByText("“n/a” isn't a number")).toHaveCount(20);
		await expect(dialog.getByText("Same name as row 2")).toBeVisible();
		await dialog.getByRole("button", { name: "Import 176 items" }).click();
		await expect(page.getByText("176 items · ready to publish")).toBeVisible();

		const sent = page.waitForResponse(/customGames\.pictureQuota|customGames\.addPicture/);
		await editor.dropPictures(["bern.png", "lugano.png", "zug.png", "chur.png", "olten.png"]);
		await page.getByRole("button", { name: "Add 5 items" }).click();
		await sent;
		await expect(page.getByText(/^Uploading \d/)).toHaveCount(0);
		await expect(page.getByText("5 not complete")).toBeVisible();
		await editor.save.click();
		await expect(editor.problems).toHaveText("5 things to fix");
		await expect(editor.cell("Value", 177)).toBeFocused();
		for (const inhabitants of [134, 62, 31, 39, 19]) {
			await page.keyboard.insertText(`${inhabitants}k`);
			await page.keyboard.press("Enter");
		}
		await editor.save.click();
		await page.waitForURL("/edit-custom-game/*");
		const { items } = await savedGame(page, context);
		expect(items).toHaveLength(181);
		expect(items[0]).toMatchObject({ name: "Town 1", value: 1234.5 });
		const dropped = items.slice(176);
		expect(dropped.map(({ name, value }) => [name, value])).toEqual([
			["Bern", 134_000],
			["Lugano", 62_000],
			["Zug", 31_000],
			["Chur", 39_000],
			["Olten", 19_000],
		]);
		expect(new Set(dropped.map(({ imageUrl }) => imageUrl)).size).toBe(5);
		for (const { imageUrl } of dropped) expect(imageUrl).toMatch(/^\/pictures\/[\w-]+\.webp$/);
	},
);

/** From the focused cell on, Tab moves along a row and Enter to the next row. */
async function writePeaks({ keyboard }: Page, imageUrl: string): Promise<void> {
	for (const [peak, height] of PEAKS) {
		await keyboard.insertText(peak);
		await keyboard.press("Tab");
		await keyboard.insertText(height.toLocaleString("en-US"));
		await keyboard.press("Tab");
		await keyboard.insertText(imageUrl);
		await keyboard.press("Enter");
	}
}

/** 200 towns with numbers as people write them: 20 without a number, 4 without a name, and one duplicate. */
function messyTable(imageUrl: string): string {
	const numbers = ["1.234,5", "€ 12", "3,2M", '"5.000"', " 7 "];
	const lines = Array.from({ length: 200 }, (_, at) => {
		const number = at % 10 === 9 ? "n/a" : numbers[at % numbers.length];
		const name =
			at % 50 === 7 ? "" : at === 6 ? "Town 1" : at % 10 === 4 ? `"Town ${at + 1}; old"` : `Town ${at + 1}`;
		return `${name};${number};${imageUrl}`;
	});
	return `\uFEFFTown;People;Photo\r\n${lines.join("\r\n")}\r\n`;
}

interface Saved {
	readonly name: string;
	readonly timerSeconds: number;
	readonly privacyLevel: string;
	readonly items: readonly { readonly name: string; readonly value: number; readonly imageUrl: string }[];
}

async function savedGame(page: Page, context: BrowserContext): Promise<Saved> {
	const id = new URL(page.url()).pathname.split("/").at(-1);
	const answer = await context.request.get(`/api/custom-games/${id}`);
	expect(answer.ok(), await answer.text()).toBe(true);
	return answer.json();
}
