import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gamesServer, mountains, openEditor, pasteText, save, toStep } from "./testing/open-editor.tsx";

const cell = (name: string, item: number) => page.getByLabelText(`${name}, item ${item}`, { exact: true });
const moreOfItems = page.getByRole("button", { name: "More: source, note, credit" });
const moreOfGame = page.getByRole("button", { name: "More: source, date, licence" });

test("shows and saves the sources of items and game on demand, by keyboard and paste", async () => {
	await page.viewport(1440, 900);
	const { games } = gamesServer();
	await openEditor(mountains(10));
	await expect.element(cell("Source", 1)).not.toBeInTheDocument();
	await expect.element(moreOfItems).toHaveAttribute("aria-expanded", "false");
	await moreOfItems.click();
	const table = page.getByRole("table", { name: "Items" });
	const scrolledTo = () => table.element().parentElement?.scrollLeft ?? 0;
	await expect.poll(scrolledTo).toBeGreaterThan(0);
	await userEvent.click(cell("Description", 1));
	await userEvent.keyboard("{ArrowRight}Survey{Tab}It grows.{Tab}Ann");
	await userEvent.click(cell("Source", 2));
	pasteText("https://a.example/2\tIt shrinks.\tBob\nSurvey\t\tEve");
	await expect.element(cell("Picture credit", 3)).toHaveValue("Eve");
	await moreOfGame.click();
	await userEvent.fill(
		page.getByRole("textbox", { name: "Source", exact: true }),
		" https://a.example/list ",
	);
	await userEvent.fill(page.getByRole("textbox", { name: "Numbers as of" }), "2026-08-31");
	await userEvent.selectOptions(page.getByRole("combobox", { name: "Licence" }), "CC BY 4.0");
	await moreOfGame.click();
	await expect
		.element(page.getByRole("button", { name: "More: a.example · 31 August 2026 · CC BY 4.0" }))
		.toBeVisible();
	await save.click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ source: "https://a.example/list", asOf: "2026-08-31", licence: "cc-by" });
	expect(games[0]?.items.slice(0, 4).map(({ source, note, credit }) => [source, note, credit])).toEqual([
		["Survey", "It grows.", "Ann"],
		["https://a.example/2", "It shrinks.", "Bob"],
		["Survey", undefined, "Eve"],
		[undefined, undefined, undefined],
	]);
});

test("opens where one item has a source, and at what is wrong", async () => {
	await page.viewport(1440, 900);
	gamesServer();
	const game = mountains(10);
	const items = game.items.map((item, at) => (at === 9 ? { ...item, note: "n".repeat(201) } : item));
	await openEditor({ ...game, items, asOf: "2026-02-30" });
	await expect.element(cell("Note", 1)).toBeVisible();
	await moreOfItems.click();
	await expect.element(cell("Note", 1)).not.toBeInTheDocument();
	await save.click();
	const date = page.getByRole("textbox", { name: "Numbers as of" });
	await expect.element(date).toHaveFocus();
	await expect
		.element(date)
		.toHaveAccessibleDescription(
			"The date must be a year, a month or a day, like 2026, 2026-08 or 2026-08-31",
		);
	await userEvent.fill(date, "2026");
	await page.getByRole("button", { name: "Item 10: An item's note must be at most 200 characters" }).click();
	await expect.element(cell("Note", 10)).toHaveFocus();
});

test("shows them in an item's sheet on a phone", async () => {
	await page.viewport(390, 844);
	const { games } = gamesServer();
	await openEditor(mountains(10));
	await toStep("Items");
	await page.getByRole("button", { name: /^Mountain 1 / }).click();
	const dialog = page.getByRole("dialog");
	await expect.element(dialog.getByRole("textbox", { name: "Note" })).not.toBeInTheDocument();
	await moreOfItems.click();
	await userEvent.fill(dialog.getByRole("textbox", { name: "Source" }), "Survey");
	await userEvent.keyboard("{Enter}It grows.{Enter}Ann{Enter}");
	// The next item has them too.
	await expect.element(dialog.getByRole("heading", { name: "Item 2" })).toBeVisible();
	await expect.element(dialog.getByRole("textbox", { name: "Picture credit" })).toBeInTheDocument();
	await dialog.getByRole("button", { name: "Done" }).click();
	await toStep("Save");
	await save.click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]?.items[0]).toMatchObject({ source: "Survey", note: "It grows.", credit: "Ann" });
});
