import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { gamesServer, mountains, openEditor } from "../testing/open-editor.tsx";

const item = (at: number) => page.getByRole("button", { name: new RegExp(`^Mountain ${at} `) });

async function openItems() {
	gamesServer();
	await openEditor(mountains(9));
	await page.getByRole("button", { name: /^\d Items/ }).click();
}

test("closes an item's sheet without a change, and deletes the item by the bin", async () => {
	await openItems();
	await item(2).click();
	await page.getByRole("button", { name: "Close" }).click();
	await expect.element(item(2)).toHaveFocus();
	await item(2).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect.element(item(2)).not.toBeInTheDocument();
	await expect.element(page.getByText("8 of 10 items")).toBeVisible();
	await expect.element(item(3)).toHaveFocus();
	await item(9).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect.element(item(8)).toHaveFocus();
});

test("begins each step at its top", async () => {
	await openItems();
	scrollTo({ top: document.documentElement.scrollHeight });
	await expect.poll(() => window.scrollY).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Next: Save" }).click();
	await expect.element(page.getByRole("slider")).toBeInTheDocument();
	expect(window.scrollY).toBe(0);
});

test("Next stays at the texts and shows which are missing", async () => {
	gamesServer();
	await openEditor({ ...mountains(9), description: "" });
	const next = page.getByRole("button", { name: "Next: Items" });
	const description = page.getByRole("textbox", { name: "Description" });
	await next.click();
	await expect.element(page.getByText("Game description is required").last()).toBeVisible();
	await expect.element(description).toHaveFocus();
	await description.fill("Which one is higher?");
	await next.click();
	await expect.element(page.getByText("9 of 10 items")).toBeVisible();
});
