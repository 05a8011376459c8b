import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { renderApp } from "../../testing/render-app.tsx";

const update = (n: number) => ({
	id: `u${n}`,
	title: `Update ${n}`,
	content: "Two\nlines.",
	date: "2026-11-16T09:00:00.000Z",
});
const PAGE = { updates: [update(1), update(2)], pagination: { page: 2, pages: 3, total: 23 } };

test("shows a page of updates, with links to the others", async () => {
	await renderApp("/updates?page=2", [answer("site", "updates", PAGE)]);
	await expect.element(page.getByRole("heading", { name: "Update 2" })).toBeVisible();
	await expect.element(page.getByText("Page 2 of 3")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/updates");
	await expect.element(page.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/updates?page=3");
});
