import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gamesServer, openEditor } from "./testing/open-editor.tsx";

beforeEach(async () => {
	await page.viewport(1440, 900);
});

const name = page.getByRole("textbox", { name: "Name", exact: true });
const list = page.getByRole("textbox", { name: "Paste a table, a list or JSON" });
const LINES = Array.from({ length: 10 }, (_, at) => `Peak ${at}, ${at + 1}`);

test("makes a game of a list, with the first pair beside it, and draws the pictures", async () => {
	const { games } = gamesServer();
	await openEditor(null, false);
	await list.fill(LINES.join("\n"));
	const pair = page.getByRole("region", { name: "Your first pair" });
	await expect.element(pair.getByText("Value: is Peak 1 higher than Peak 0?")).toBeVisible();
	await page.getByRole("button", { name: "Preview" }).click();
	await expect.element(page.getByText("10 ready")).toBeVisible();
	await page.getByRole("button", { name: "Import 10 items" }).click();
	await expect.element(name).toHaveFocus();
	await userEvent.keyboard("Peaks");
	await page.getByRole("textbox", { name: "What is compared" }).fill("Height in metres");
	await page.getByRole("textbox", { name: "Description" }).fill("Which is higher?");
	await expect
		.element(page.getByRole("textbox", { name: "Question" }))
		.toHaveValue("Is {B} taller than {A}?");
	await expect.element(page.getByText("Is Peak 1 taller than Peak 0?")).toBeVisible();
	await expect.element(page.getByText("10 items · ready to save")).toBeVisible();
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ privacyLevel: "private", question: "Is {B} taller than {A}?" });
	expect(games[0]?.items[3]).toMatchObject({ name: "Peak 3", imageUrl: "/drawn/item/Peak%203.svg" });
});

test("takes what is compared, and its question, from the heading of a pasted table", async () => {
	gamesServer();
	await openEditor(null, false);
	await list.fill(["Peak\tHeight", ...LINES.map((line) => line.replace(", ", "\t"))].join("\n"));
	await page.getByRole("button", { name: "Preview" }).click();
	await expect.element(page.getByText("Is Peak 1 taller than Peak 0?")).toBeVisible();
	await page.getByRole("button", { name: "Import 10 items" }).click();
	await expect.element(page.getByRole("textbox", { name: "What is compared" })).toHaveValue("Height");
	await expect
		.element(page.getByRole("textbox", { name: "Question" }))
		.toHaveValue("Is {B} taller than {A}?");
});

test("starts from a template, which can be saved as it is", async () => {
	const { games } = gamesServer();
	await openEditor(null, false);
	await page.getByRole("button", { name: /^Hills 10 items/ }).click();
	await expect.element(name).toHaveValue("Hills");
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ name: "Hills", question: "Is {B} higher than {A}?" });
});

test("the first press works after a name that is left empty", async () => {
	gamesServer();
	await openEditor(null);
	await expect.element(name).toHaveFocus();
	await page.getByRole("button", { name: "Import" }).click({ delay: 80 });
	await expect.element(page.getByRole("dialog", { name: /Import/ })).toBeVisible();
});
