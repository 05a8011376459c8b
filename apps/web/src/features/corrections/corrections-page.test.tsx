import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer } from "../../testing/answers.ts";
import { layoutFaults } from "../../testing/layout-faults.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Entry = Outputs["corrections"]["list"]["entries"][number];

const corrected: Entry = {
	id: "c2",
	game: "country",
	itemId: "fr",
	gameLabel: "Countries",
	itemName: "France",
	measure: "annual visitors",
	unit: null,
	before: 89_400_000,
	after: 89_322_000,
	beforeSource: "UN Tourism",
	beforeAsOf: "2018-12",
	source: "UN Tourism, revised",
	sourceUrl: "https://unwto.example/fr",
	asOf: "2019-12",
	reason: "Revised since.",
	at: "2026-11-20T09:00:00.000Z",
	isInForce: true,
	thanks: ["ben", "eve"],
};
const removed: Entry = { ...corrected, id: "c1", itemId: "by", itemName: "Belarus", after: null, thanks: [] };

test("lists what was corrected, with its source, whom to thank, and links to other pages", async () => {
	await renderApp("/corrections?cursor=20", [
		answer("corrections", "list", { entries: [corrected, removed], next: "40" }),
	]);
	const [first, second] = page.getByRole("listitem").elements();
	expect(first?.textContent).toContain("Before: 89,400,000");
	expect(first?.textContent).toContain("now: 89,322,000");
	// The date's spaces do not break.
	expect(first?.textContent).toContain("Was:UN Tourism\u00a0· Dec\u00a02018");
	expect(first?.textContent).toContain("Thanks to ben and eve");
	expect(second?.textContent).toContain("Removed from play");
	await expect
		.element(page.getByRole("link", { name: "UN Tourism, revised · Dec 2019 on France, in a new tab" }))
		.toHaveAttribute("href", "https://unwto.example/fr");
	await expect.element(page.getByText("20 November 2026").first()).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Newest" })).toHaveAttribute("href", "/corrections");
	await expect
		.element(page.getByRole("link", { name: "Older" }))
		.toHaveAttribute("href", "/corrections?cursor=%2240%22");
	await page.viewport(320, 568);
	expect(layoutFaults()).toEqual([]);
});

test("narrows the list to a game", async () => {
	const asked: unknown[] = [];
	await renderApp("/corrections", [
		http.get("/api/trpc/corrections.list", ({ request }) => {
			const input = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
			asked.push(input);
			const entries = input.game === "movie" ? [] : [corrected];
			return HttpResponse.json({ result: { data: { entries, next: null } } });
		}),
	]);
	const game = page.getByRole("combobox", { name: "Game" });
	await game.selectOptions("Movie Budgets");
	await expect.element(page.getByRole("heading", { name: "No corrections yet" })).toBeVisible();
	await game.selectOptions("All games");
	await expect.element(page.getByRole("heading", { name: "France" })).toBeVisible();
	expect(asked.slice(0, 2)).toEqual([{}, { game: "movie" }]);
});

test("says so while nothing was corrected", async () => {
	await renderApp("/corrections", [answer("corrections", "list", { entries: [], next: null })]);
	await expect.element(page.getByRole("heading", { name: "No corrections yet" })).toBeVisible();
});
