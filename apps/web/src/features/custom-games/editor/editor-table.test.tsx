import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gamesServer, mountains, openEditor, pasteText } from "./testing/open-editor.tsx";

beforeEach(async () => {
	await page.viewport(1440, 900);
});

const cell = (name: string, item: number) => page.getByLabelText(`${name}, item ${item}`, { exact: true });
const PICTURE = `/pictures/${"a".repeat(32)}.webp`;

test("creates a game by keyboard alone", async () => {
	const { games } = gamesServer();
	const { onSaved } = await openEditor(null);
	await userEvent.click(page.getByRole("textbox", { name: "Name", exact: true }));
	await userEvent.keyboard("Peaks{Tab}m{Tab}Higher?");
	await userEvent.click(cell("Name", 1));
	await userEvent.keyboard("Everest{Tab}8,849{Tab}");
	await userEvent.fill(cell("Picture address", 1), PICTURE);
	await userEvent.keyboard("{Enter}");
	await expect.element(cell("Name", 2)).toHaveFocus();
	await userEvent.keyboard(`K2{ArrowRight}8611{ArrowDown}3{ArrowUp}{ArrowLeft}{ArrowLeft}`);
	await expect.element(cell("Name", 2)).toHaveFocus();
	expect((cell("Value", 1).element() as HTMLInputElement).value).toBe("8849");
	await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
	await expect.element(cell("Name", 1)).toHaveFocus();
	await expect.element(cell("Name", 1)).toHaveValue("K2");
	await userEvent.click(cell("Name", 3));
	pasteText(Array.from({ length: 9 }, (_, at) => `P${at}\t${at + 1}\t${PICTURE}`).join("\n"));
	await expect.element(cell("Name", 11)).toHaveValue("P8");
	await userEvent.fill(cell("Picture address", 1), PICTURE);
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ name: "Peaks", valueLabel: "m", privacyLevel: "private" });
	expect(games[0]?.items.slice(0, 3).map(({ name, value }) => [name, value])).toEqual([
		["K2", 8611],
		["Everest", 8849],
		["P0", 1],
	]);
	await expect.poll(() => onSaved.mock.calls).toEqual([[{ id: "g1", version: 1 }]]);
});

test("shows problems at their fields, counts them, and scrolls to the first", async () => {
	const { updated } = gamesServer();
	await openEditor(mountains(10));
	await userEvent.fill(cell("Value", 7), "0");
	await userEvent.fill(cell("Name", 2), "mountain 1");
	await userEvent.click(page.getByRole("textbox", { name: "Name", exact: true }));
	await expect.element(cell("Value", 7)).toHaveAccessibleDescription("Value must be greater than 0");
	await expect.element(cell("Name", 2)).toHaveAccessibleDescription("Same name as item 1");
	await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "");
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.element(page.getByText("2 things to fix")).toBeVisible();
	await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveFocus();
	await userEvent.keyboard("Higher?");
	await page.getByRole("button", { name: "Item 7: Value must be greater than 0" }).click();
	await expect.element(cell("Value", 7)).toHaveFocus();
	await userEvent.keyboard("5");
	await expect.element(page.getByText("to fix")).not.toBeInTheDocument();
	expect(updated).toEqual([]);
});

test("asks for what is missing from the first save on, and draws all pictures in one step", async () => {
	const { games } = gamesServer();
	await openEditor({ ...mountains(10), items: [] });
	await userEvent.click(cell("Name", 1));
	pasteText(Array.from({ length: 10 }, (_, at) => `Peak ${at}\t${at + 1}`).join("\n"));
	await userEvent.click(page.getByRole("textbox", { name: "Name", exact: true }));
	await expect.element(page.getByText("10 items · 10 need a picture")).toBeVisible();
	await expect.element(page.getByText("to fix")).not.toBeInTheDocument();
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.element(page.getByText("10 things to fix")).toBeVisible();
	await expect.element(cell("Picture address", 1)).toHaveAccessibleDescription("Image URL is required");
	await page.getByRole("button", { name: "Use Hilo's art for all 10" }).click();
	await expect.element(cell("Picture address", 10)).toHaveAttribute("placeholder", "Hilo’s art");
	await expect.element(page.getByText("10 items · ready to save")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Add item" })).toHaveFocus();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.element(cell("Picture address", 10)).toHaveAttribute("placeholder", "https://");
	await page.getByRole("button", { name: "Redo" }).click();
	await userEvent.fill(cell("Name", 1), "Everest");
	await expect.element(cell("Picture address", 1)).toHaveAttribute("placeholder", "Hilo’s art");
	await page.getByRole("button", { name: "Save game" }).click();
	await expect.poll(() => games).toHaveLength(1);
});

test("undoes and redoes every step, and keeps the last item", async () => {
	gamesServer();
	await openEditor({ ...mountains(2) });
	await userEvent.fill(cell("Name", 1), "Hill");
	await userEvent.click(page.getByRole("button", { name: "Item 2" }));
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await expect.element(cell("Name", 2)).not.toBeInTheDocument();
	await expect.element(cell("Name", 1)).toHaveFocus();
	await userEvent.keyboard("{Alt>}{Delete}{/Alt}");
	await expect.element(cell("Name", 1)).toHaveValue("Hill");
	await userEvent.keyboard("{Control>}z{/Control}");
	await expect.element(cell("Name", 2)).toHaveValue("Mountain 2");
	await userEvent.keyboard("{Control>}z{/Control}");
	await expect.element(cell("Name", 1)).toHaveValue("Mountain 1");
	await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
	await expect.element(cell("Name", 1)).toHaveValue("Hill");
});

test("shows years without a thousands separator, unless the creator says otherwise, and saves a category", async () => {
	const { games } = gamesServer();
	const game = mountains(10);
	const items = game.items.map((item) => ({ ...item, value: item.value + 900 }));
	await openEditor({ ...game, items });
	const pair = page.getByRole("region", { name: "How two items face each other" });
	const choice = page.getByRole("switch", { name: "No thousands separator" });
	const category = page.getByRole("combobox", { name: "Category" });
	const save = () => page.getByRole("button", { name: "Save game" }).click();
	await expect.element(pair.getByText("1,900")).toBeVisible();
	await expect.element(choice).not.toBeChecked();
	await userEvent.fill(page.getByRole("textbox", { name: "What is compared" }), "Year founded");
	await expect.element(pair.getByText("1900")).toBeVisible();
	await expect.element(choice).toBeChecked();
	await userEvent.selectOptions(category, "Sports");
	await save();
	await expect.poll(() => games.at(-1)).toMatchObject({ thousandsSeparator: false, category: "sports" });
	await userEvent.selectOptions(category, "None");
	await choice.click();
	await expect.element(pair.getByText("1,900")).toBeVisible();
	await save();
	await expect.poll(() => games.at(-1)).toMatchObject({ thousandsSeparator: true, category: null });
});

test("reaches the last of 500 items by keyboard", async () => {
	gamesServer();
	await openEditor(mountains(500));
	await page.getByRole("button", { name: "Add item" }).click();
	await expect.element(cell("Name", 501)).toHaveFocus();
	await userEvent.keyboard("{ArrowUp}");
	await expect.element(cell("Name", 500)).toHaveFocus();
});

test("pastes tables as an import reads them, and opens the preview for other columns", async () => {
	gamesServer();
	await openEditor({ ...mountains(10), items: [] });
	await userEvent.click(cell("Name", 1));
	pasteText("Everest\t8,849 m\nK2\t8,611 m");
	await expect.element(cell("Value", 2)).toHaveValue("8611");
	await userEvent.click(cell("Name", 2));
	pasteText("Rank\tPeak\tHeight\n1\tLhotse\t8516\n2\tMakalu\t8485");
	await expect.element(page.getByText("Columns left out: Rank.")).toBeVisible();
	await page.getByRole("button", { name: "Import 2 items" }).click();
	await expect.element(cell("Name", 3)).toHaveValue("Lhotse");
	await expect.element(cell("Value", 4)).toHaveValue("8485");
	await userEvent.click(cell("Picture address", 1));
	await expect.element(cell("Source", 1)).not.toBeInTheDocument();
	pasteText(["a", "b", "c", "d", "e", "f"].join("\t"));
	await expect.element(cell("Source", 1)).toHaveValue("c");
	await expect.element(cell("Picture credit", 1)).toHaveValue("e");
	await expect
		.element(page.getByRole("status").last())
		.toHaveTextContent("Pasted 1 row. 1 cell beside the last column left out");
});

test("gives the focus back after the preview", async () => {
	gamesServer();
	const { history } = await openEditor(mountains(10));
	const opener = page.getByRole("button", { name: "Preview", exact: true });
	const preview = page.getByRole("dialog", { name: "Preview of Mountains" });
	await opener.click();
	await expect.element(preview).toBeVisible();
	history.back();
	await expect.element(preview).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});
