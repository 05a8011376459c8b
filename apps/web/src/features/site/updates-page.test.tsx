import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
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

test("says that there are no updates, or that they failed to load", async () => {
	await renderApp("/updates", [breakOff("site", "updates")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load recent updates");
	network.use(answer("site", "updates", { updates: [], pagination: { page: 1, pages: 0, total: 0 } }));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("No updates available at this time.")).toBeVisible();
});
