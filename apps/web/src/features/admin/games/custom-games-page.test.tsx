import type { HttpHandler } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import type { ModeratedGame } from "./custom-games-page.tsx";

const rivers: ModeratedGame = {
	id: "g1",
	name: "Rivers",
	description: "How long",
	creator: { id: "eve", username: "eve" },
	privacyLevel: "public",
	itemCount: 24,
	playCount: 1203,
	createdAt: "2026-11-20T10:00:00.000Z",
	isHidden: false,
	openReports: 0,
	link: "/custom-game/g1",
	removed: null,
};
const games = (...list: ModeratedGame[]) => answer("moderation", "games", { games: list, next: null });
const more = page.getByRole("button", { name: "More: Rivers" });
const entry = (name: string) => page.getByRole("menuitem", { name });
const dialog = page.getByRole("dialog");
const open = (...answers: HttpHandler[]) => renderApp("/admin/games/custom", [...answers, ...asAdmin]);

test("features a game, and takes it out again", async () => {
	await page.viewport(1280, 800);
	await open(games(rivers), accept("moderation", "feature"));
	await expect.element(page.getByRole("cell", { name: "1,203" })).toBeVisible();
	await more.click();
	network.use(games({ ...rivers, privacyLevel: "featured" }));
	await entry("Feature on Discover").click();
	await expect.element(page.getByRole("cell", { name: "Featured" })).toBeVisible();
	await expect.poll(shownToasts).toContain("Done: Rivers is featured");
	await more.click();
	await expect.element(entry("Stop featuring")).toBeVisible();
});

test("removes a game once a reason and its name are typed", async () => {
	const removed = watchCalls("moderation.removeGame");
	await open(games(rivers), accept("moderation", "removeGame"));
	await more.click();
	await entry("Remove…").click();
	await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), " Not yours ");
	await userEvent.fill(dialog.getByRole("textbox", { name: /^Type/ }), "Rivers");
	network.use(games());
	await dialog.getByRole("button", { name: "Remove game" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.poll(removed).toEqual([{ gameId: "g1", reason: "Not yours" }]);
	await expect.element(page.getByRole("heading", { name: "No custom games yet" })).toHaveFocus();
});

test("restores a removed game, and shows games that reports took out of lists", async () => {
	const removed = { at: rivers.createdAt, reason: "Dull", restorableUntil: "2026-12-20T10:00:00.000Z" };
	await page.viewport(1280, 800);
	const { router } = await open(
		games({ ...rivers, link: null, removed }),
		accept("moderation", "restoreGame"),
		accept("moderation", "showGame"),
	);
	await page.getByLabelText("Show").selectOptions("Removed");
	await expect.poll(() => router.state.location.search).toEqual({ filter: "removed" });
	await expect.element(page.getByRole("cell", { name: "20 Dec 2026" })).toBeVisible();
	await more.click();
	network.use(games({ ...rivers, isHidden: true, openReports: 5 }));
	await entry("Restore").click();
	await expect.poll(shownToasts).toContain("Done: Game restored");
	await page.getByLabelText("Show").selectOptions("Hidden by reports");
	await expect.element(page.getByRole("link", { name: "5 reports" })).toBeVisible();
	await more.click();
	await expect.element(entry("Feature on Discover")).not.toBeInTheDocument();
	await entry("Show again").click();
	await expect.element(dialog.getByText(/5 reports about it are dismissed/)).toBeVisible();
	await dialog.getByRole("button", { name: "Show again" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
});
