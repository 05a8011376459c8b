import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountains, openEditor } from "./testing/open-editor.tsx";

test.each([
	["the table", 1440, "Value, item 60"],
	["the list of a phone", 390, "Value"],
] as const)("begins at the value of an item that a link names, in %s", async (_, width, label) => {
	await page.viewport(width, 844);
	await openEditor(mountains(80), false, "i59");
	const value = page.getByLabelText(label, { exact: true });
	await expect.element(value).toHaveFocus();
	await expect.element(value).toHaveValue("1059");
});

test("begins as usual where the item is gone", async () => {
	await page.viewport(390, 844);
	await openEditor(mountains(10), false, "gone");
	await expect.element(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
});
