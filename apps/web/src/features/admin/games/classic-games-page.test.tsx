import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { type Game, nameOf } from "./classic-games-page.tsx";

const games: readonly Game[] = GAME_IDS.map((id) => {
	const { key, title, description } = CLASSIC_GAMES[id];
	const own = { name: null, description: null, defaultName: title, defaultDescription: description };
	return { key, id, isDisabled: false, displayOrder: 999, ...own };
});
const listed = (now: readonly Game[] = games) => [...asAdmin, answer("site", "classicGames", [...now])];
const list = page.getByRole("list", { name: "Classic games" });
const handle = (name: string) => list.getByRole("button", { name: new RegExp(`^Move ${name}`) });
const names = () =>
	handle("")
		.elements()
		.map((each) => /^Move (.*), number/.exec(each.getAttribute("aria-label") ?? "")?.[1]);

function orders() {
	const sent: string[][] = [];
	const handler = http.post("/api/trpc/site.orderClassicGames", async ({ request }) => {
		const { keys } = (await request.json()) as { keys: string[] };
		sent.push(keys);
		const sorted = games.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
		network.use(answer("site", "classicGames", sorted));
		return HttpResponse.json({ result: {} });
	});
	return { sent, handler };
}

test("moves a game by the keys, announces its place and keeps the focus", async () => {
	const { sent, handler } = orders();
	await renderApp("/admin/games", [...listed(), handler]);
	const countries = handle("Countries");
	await expect.element(countries).toBeVisible();
	countries.element().focus();
	await userEvent.keyboard("{ArrowUp}");
	await expect.element(page.getByText("Countries is number 2 of 8 now.")).toBeInTheDocument();
	await expect.element(countries).toHaveFocus();
	await userEvent.keyboard("{ArrowUp}");
	await expect
		.poll(names)
		.toEqual(["Countries", ...games.map(nameOf).filter((name) => name !== "Countries")]);
	await expect.element(countries).toHaveFocus();
	await expect.poll(() => sent.length).toBe(2);
});

test("moves a game by two buttons, for pointers that can't drag", async () => {
	const { handler } = orders();
	await renderApp("/admin/games", [...listed(), handler]);
	const [first = "", second = ""] = games.map(nameOf);
	await list.getByRole("button", { name: `Edit ${first}` }).click();
	const down = list.getByRole("button", { name: "Move down" });
	await expect.element(list.getByRole("button", { name: "Move up" })).toBeDisabled();
	await down.click();
	await expect.poll(() => names().slice(0, 2)).toEqual([second, first]);
	await expect.element(down).toHaveFocus();
});

test("moves a game by its handle, and back if saving fails", async () => {
	const { handler } = orders();
	await renderApp("/admin/games", [...listed(), handler]);
	const [first, second] = games.map(nameOf);
	const from = handle(first ?? "");
	await expect.element(from).toBeVisible();
	from.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientY: 0 }));
	const { bottom } = handle(second ?? "")
		.element()
		.getBoundingClientRect();
	dispatchEvent(new PointerEvent("pointermove", { clientY: bottom }));
	dispatchEvent(new PointerEvent("pointerup"));
	await expect.poll(() => names().slice(0, 2)).toEqual([second, first]);
	network.use(refuse("site", "orderClassicGames", "site/unexpected"));
	handle(first ?? "")
		.element()
		.focus();
	await userEvent.keyboard("{ArrowDown}");
	await expect.poll(shownToasts).toContain("Error: Failed to save the order. Please try again.");
	await expect.poll(() => names().slice(0, 2)).toEqual([second, first]);
});

test("hides a game, and renames it with a preview of its card", async () => {
	const sent = watchCalls("site.changeClassicGame");
	await renderApp("/admin/games", [...listed(), accept("site", "changeClassicGame")]);
	await list.getByRole("button", { name: "Shown: Movie Budgets" }).click();
	await list.getByRole("button", { name: "Edit Movie Budgets" }).click();
	await list.getByLabelText("Name").fill("Films");
	await list.getByLabelText("Description").fill("Which one cost more?");
	const picture = page.getByRole("figure");
	await expect.element(picture.getByText("Films")).toBeVisible();
	await expect.element(picture.getByText("Which one cost more?")).toBeVisible();
	await list.getByLabelText("Name").fill("x".repeat(41));
	await list.getByRole("button", { name: "Save" }).click();
	await expect
		.element(list.getByLabelText("Name"))
		.toHaveAccessibleDescription("The name of a classic game must be at most 40 characters");
	await list.getByLabelText("Name").fill("Films");
	await list.getByRole("button", { name: "Save" }).click();
	await expect.element(picture).not.toBeInTheDocument();
	await expect.element(list.getByRole("button", { name: "Edit Movie Budgets" })).toHaveFocus();
	const movie = { key: "movieGame", name: null, description: null };
	await expect.poll(sent).toEqual([
		{ ...movie, isDisabled: true },
		{ ...movie, isDisabled: false, name: "Films", description: "Which one cost more?" },
	]);
});
