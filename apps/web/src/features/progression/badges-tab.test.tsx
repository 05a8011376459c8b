import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { player } from "../../testing/people.ts";
import { badgeCatalogue, earnedBadge } from "../../testing/progress.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { watchCalls } from "../../testing/watch-calls.ts";

beforeEach(() => {
	holdPoll();
});

const EARNED = [
	"first_game",
	"score_10",
	"score_25",
	"country_explorer",
	"comeback_kid",
	"speed_demon",
] as const;
const me = {
	...player(),
	badges: EARNED.map(earnedBadge),
	showcase: [earnedBadge("score_10"), earnedBadge("first_game")],
};
const asCollector = [
	answer("me", "get", { user: me }),
	answer("progression", "badges", badgeCatalogue(EARNED)),
];
const places = page.getByRole("region", { name: "Showcase" }).getByRole("listitem");
const shown = () => places.elements().map((place) => place.textContent);
const choose = page.getByRole("button", { name: "Choose badges" });

test("shows all badges with date or progress", async () => {
	await renderApp("/profile?tab=badges", asCollector);
	await expect.element(page.getByText(`6 of ${BADGE_IDS.length} earned`)).toBeVisible();
	const tile = (name: string) =>
		page
			.getByRole("region", { name: "All Badges" })
			.getByRole("listitem")
			.filter({ has: page.getByRole("heading", { name, exact: true }) });
	await expect.element(tile("Warming Up").getByText("Earned Nov 3, 2026")).toBeVisible();
	await expect.element(tile("Centurion").getByText("1 / 100")).toBeVisible();
	await expect
		.element(page.getByRole("progressbar", { name: "Towards Centurion" }))
		.toHaveAttribute("aria-valuenow", "1");
});

test("lets the player choose and order up to five earned badges", async () => {
	const sent = watchCalls("progression.setShowcase");
	await renderApp("/profile?tab=badges", [
		...asCollector,
		answer("progression", "setShowcase", { showcase: [earnedBadge("speed_demon")] }),
	]);
	await choose.click();
	await expect.element(page.getByRole("checkbox", { name: "Show Warming Up" })).toBeChecked();
	await page.getByRole("checkbox", { name: "Show Warming Up" }).click();
	for (const name of ["Speed Demon", "Comeback Kid", "On a Roll", "Country Explorer"])
		await page.getByRole("checkbox", { name: `Show ${name}` }).click();
	await expect
		.poll(shown)
		.toEqual(["First Steps", "Speed Demon", "Comeback Kid", "On a Roll", "Country Explorer"]);
	await expect.element(page.getByRole("checkbox", { name: "Show Warming Up" })).toBeDisabled();
	await page.getByRole("button", { name: "Save" }).click();
	await expect.element(choose).toBeVisible();
	await expect
		.poll(sent)
		.toEqual([{ badgeIds: ["first_game", "speed_demon", "comeback_kid", "score_25", "country_explorer"] }]);
	await expect.poll(shown).toEqual(["Speed Demon", "Empty", "Empty", "Empty", "Empty"]);
});

test("keeps the choice when saving it fails, and drops it on Cancel", async () => {
	await renderApp("/profile?tab=badges", [
		...asCollector,
		refuse("progression", "setShowcase", "progression/badge-not-earned"),
	]);
	await choose.click();
	await page.getByRole("checkbox", { name: "Show Speed Demon" }).click();
	await page.getByRole("button", { name: "Save" }).click();
	await expect.poll(shownToasts).toContain("Error: You haven't earned this badge yet");
	await expect.element(page.getByRole("checkbox", { name: "Show Speed Demon" })).toBeChecked();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect.poll(shown).toEqual(["Warming Up", "First Steps", "Empty", "Empty", "Empty"]);
});
