import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { gameCard } from "../../../testing/custom-games.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const featured = [
	gameCard("Rivers", { privacyLevel: "featured" }),
	gameCard("Lakes", { privacyLevel: "featured" }),
];
const rows = answer("customGames", "discoverRows", {
	played: [],
	byFriends: [gameCard("Secret")],
	trending: [gameCard("Tea")],
	new: [],
	short: [],
});

function finding(names: readonly string[], asked: object[] = [], more: Parameters<typeof gameCard>[1] = {}) {
	return http.get("/api/trpc/customGames.catalogue", ({ request }) => {
		const input = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		asked.push(input);
		const all = input.sort === "featured" ? featured : names.map((name) => gameCard(name, more));
		const games = all.filter(({ name }) => name.toLowerCase().includes(input.search));
		const pagination = { page: input.page, pages: 3, total: games.length };
		return HttpResponse.json({ result: { data: { games, pagination, preview: null } } });
	});
}

const region = (name: string) => page.getByRole("region", { name });

test("shows a visitor featured and trending games, categories, and all games", async () => {
	await renderApp("/games", [finding(["Mountains", "Metros", "Tea"]), rows]);
	await expect.element(region("Featured").getByRole("link", { name: "Play: Rivers" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "See all: Trending this week" }))
		.toHaveAttribute("href", "/games?sort=trending");
	await expect.element(region("New this week")).not.toBeInTheDocument();
	await expect.element(page.getByText("Secret")).not.toBeInTheDocument();
	await expect
		.element(region("All games").getByRole("link", { name: "Metros" }))
		.toHaveAttribute("href", "/custom-game/metros");
	const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
	expect(categories.elements()).toHaveLength(13);
	await expect.element(categories.first()).toHaveAttribute("aria-current", "page");
});

test("shows only what is featured on a site without other games", async () => {
	await renderApp("/games", [finding(featured.map(({ name }) => name)), rows]);
	await expect.element(region("Featured")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Create New Game" })).toBeVisible();
	await expect.element(region("All games")).not.toBeInTheDocument();
});

test("searches within a category, orders and pages, all stored in the address", async () => {
	const asked: object[] = [];
	const { router } = await renderApp("/games?category=geography&page=2", [
		finding(["Mountains", "Metros"], asked),
	]);
	await expect.element(page.getByRole("heading", { level: 1, name: "Geography" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
	await expect.element(page.getByRole("link", { name: "Page 1" })).not.toHaveAttribute("aria-current");
	await userEvent.fill(page.getByRole("searchbox", { name: "Search games" }), "metro");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => router.state.location.search).toEqual({ category: "geography", q: "metro" });
	await expect.element(region("1 game for “metro”").getByRole("link", { name: "Metros" })).toBeVisible();
	await page.getByRole("link", { name: "New", exact: true }).click();
	await page.getByRole("link", { name: "Next" }).click();
	await expect
		.poll(() => asked.at(-1))
		.toEqual({ category: "geography", sort: "new", search: "metro", page: 2 });
	await userEvent.fill(page.getByRole("searchbox", { name: "Search games" }), "tea");
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("heading", { name: "No games found" })).toBeVisible();
	await page.getByRole("link", { name: "All games" }).click();
	await expect.element(page.getByRole("heading", { name: "Games by players", level: 1 })).toBeVisible();
});

test.each([
	[7, "Best 7"],
	[0, "Played"],
])("shows a player whose best is %i on the card: %s", async (best, text) => {
	await renderApp("/games?category=music", [
		answer("me", "get", { user: player() }),
		finding(["Vinyl"], [], { best }),
	]);
	await expect.element(page.getByRole("listitem").filter({ hasText: "Vinyl" }).getByText(text)).toBeVisible();
});

test("on phones, scrolls the categories to the chosen one, with the one before", async () => {
	await page.viewport(390, 844);
	await renderApp("/games?category=geography", [finding(["Mountains"])]);
	const categories = page.getByRole("navigation", { name: "Categories" });
	for (const name of ["Food and drink", "Geography"])
		await expect.element(categories.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});
