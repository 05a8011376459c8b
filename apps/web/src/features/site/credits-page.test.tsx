import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("lists third-party works with their licences, and numbers with source and date", async () => {
	await renderApp("/credits");
	await expect.element(page.getByRole("heading", { name: "game-icons.net", exact: true })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "CC BY 3.0" }))
		.toHaveAttribute("href", "https://creativecommons.org/licenses/by/3.0/");
	await expect.element(page.getByText("TMDB export, June 2025")).toBeVisible();
	expect(page.getByRole("heading", { name: "Live numbers" }).query()).toBeNull();
});

test("shows the required notices of live sources, if the site has any", async () => {
	const attribution = "This product uses the TMDB API but is not endorsed or certified by TMDB.";
	const liveSources = [
		{ name: "TMDB", game: "movie", attribution, termsUrl: "https://example.org/terms" } as const,
	];
	await renderApp("/credits", [answer("site", "credits", { liveSources })]);
	await expect.element(page.getByText(attribution, { exact: false })).toBeVisible();
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "Terms" }))
		.toHaveAttribute("href", "https://example.org/terms");
});
