import { daysFrom } from "@hilo/rules/progression/site-day";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { answer } from "../../../testing/answers.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { savedFiles } from "../../../testing/saved-files.ts";
import type { Statistics } from "./statistics.ts";

const DAYS = daysFrom("2026-10-25", "2026-11-23");
const STATISTICS: Statistics = {
	from: "2026-10-25",
	to: "2026-11-23",
	today: "2026-11-23",
	days: DAYS.map((day, n) => ({
		day,
		views: 100 + n,
		visits: 40 + n,
		registrations: 3,
		activeUsers: 12,
		gamesMade: 0,
		gamesPlayed: 0,
		decksPlayed: n,
		duelsPlayed: 0,
	})),
	weeks: [{ start: "2026-11-23", activeUsers: 77 }],
	months: [{ start: "2026-11-01", activeUsers: 300 }],
	plays: [
		{ game: "countryGame", day: "2026-11-22", plays: 5, finished: 3, meanScore: 4 },
		{ game: "countryGame", day: "2026-11-23", plays: 6, finished: 1, meanScore: 8 },
		{ game: "custom", day: "2026-11-23", plays: 0, finished: 2, meanScore: 1 },
	],
	pages: [
		{ name: "/", views: 75 },
		{ name: "/leaderboard", views: 25 },
	],
	devices: [{ name: "mobile", views: 100 }],
	browsers: [],
	screens: [],
	retention: DAYS.map((day) => ({ day, registered: 3, day1: 1, day7: null, day30: null })),
};
const open = (
	search = "",
	statistics = answer("analytics", "statistics", STATISTICS),
	analyticsEnabled = true,
) =>
	renderApp(`/admin/analytics${search}`, [
		statistics,
		answer("analytics", "settings", { analyticsEnabled }),
		...asAdmin,
	]);
const table = (name: string) => page.getByRole("table", { name, exact: true });

test("shows all statistics as a chart, a table and a file", async () => {
	const saved = savedFiles();
	await open();
	await expect.element(page.getByText("25 Oct 2026 to 23 Nov 2026")).toBeVisible();
	await expect.poll(() => document.querySelectorAll("canvas").length).toBe(5);
	await page.getByText("Show as a table").first().click();
	await expect.element(table("Visits").getByRole("row").nth(1)).toHaveTextContent("23 Nov 202669129");
	await expect.element(table("Plays by game").getByRole("row").nth(1)).toHaveTextContent("Countries1145");
	await expect.element(table("Pages").getByRole("row").nth(1)).toHaveTextContent("Home7575%");
	await expect.element(page.getByText("33.3%")).toBeVisible();
	await page.getByRole("button", { name: "CSV of Plays by game" }).click();
	expect(await saved[0]?.text).toContain("Game,Started,Finished,Mean score\r\n");
});

test("has the range, the unit and the game in the address", async () => {
	const { router } = await open("?filter=7");
	await expect.element(page.getByLabelText("Show", { exact: true })).toHaveValue("7");
	await page.getByLabelText("By").selectOptions("Month");
	await expect.poll(() => router.state.location.search).toEqual({ filter: "7", kind: "month" });
	await page.getByLabelText("Show", { exact: true }).selectOptions("Other days");
	await expect.poll(() => router.state.location.search).toMatchObject({ filter: "custom", kind: "month" });
	await page.getByLabelText("Last day").fill("2020-01-01");
	await expect.element(page.getByText("Which days?")).toBeVisible();
});
