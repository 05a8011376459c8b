import type { QueryClient } from "@tanstack/react-query";
import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openRound } from "../features/play/testing/countries.ts";
import { holdClock } from "../features/play/testing/stage.clock.ts";
import { asked, dialog, lower, phase, region, timer } from "../features/play/testing/stage.page.ts";
import { answer, hold, refuse } from "../testing/answers.ts";
import { holdPoll } from "../testing/hold-poll.ts";
import { maintenance } from "../testing/maintenance.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../testing/toasts.ts";

const signedIn = answer("me", "get", { user: player() });
const admin = answer("me", "get", { user: { ...player(), isAdmin: true } });
const bar = page.getByText("MAINTENANCE MODE", { exact: true });
const open = maintenance({ maintenanceMode: false });
const closed = maintenance({ message: "New games are coming.", until: "2999-12-03T18:00:00.000Z" });

beforeEach(() => {
	holdPoll();
	clearToasts();
});

/** Changes the maintenance state and refetches it. */
async function turn(queryClient: QueryClient, ...answers: HttpHandler[]): Promise<void> {
	network.use(...answers);
	await queryClient.invalidateQueries({ queryKey: [["site", "maintenance"]] });
}

test.each([
	["a player", signedIn],
	["a visitor", answer("me", "get", { user: null })],
])("redirects %s to the sign-in page when the site closes, and back when it opens", async (_, who) => {
	const { router, queryClient } = await renderApp("/leaderboard", [who]);
	await turn(queryClient, closed);
	await expect.poll(() => router.state.location.href).toBe("/sign-in?from=%2Fleaderboard");
	await expect.element(page.getByText("Maintenance Mode Active")).toBeVisible();
	await expect.element(page.getByText(/^New games are coming\./)).toBeVisible();
	await expect.element(bar).not.toBeInTheDocument();
	await turn(queryClient, open);
	await expect.poll(() => router.state.location.href).toBe("/leaderboard");
	await expect.poll(shownToasts).toContain("Note: The site is open again.");
});

test("does not redirect a user who has begun to sign in", async () => {
	const { router, queryClient } = await renderApp("/leaderboard", [closed]);
	await page.getByLabelText("Email or username").fill("ada");
	await turn(queryClient, open);
	await expect.element(page.getByText("Maintenance Mode Active")).not.toBeInTheDocument();
	await expect.poll(shownToasts).toContain("Note: The site is open again.");
	expect(router.state.location.pathname).toBe("/sign-in");
	await expect.element(page.getByLabelText("Email or username")).toHaveValue("ada");
});

test("holds a run with a stopped clock, and continues it automatically", async () => {
	const pass = holdClock();
	const run = answer("play", "start", openRound);
	const { router, queryClient } = await renderApp("/country-game", [
		signedIn,
		answer("play", "current", openRound),
		run,
	]);
	await asked();
	pass(15_000);
	await expect.poll(() => timer.element().textContent).toBe("5");
	await turn(queryClient, closed, refuse("play", "start", "site/maintenance"));
	await expect.element(dialog.getByText(/^Your run is kept/)).toBeVisible();
	await expect.element(dialog.getByText(/^New games are coming\./)).toBeVisible();
	pass(60_000);
	await expect.poll(phase).toBe("opening");
	expect(timer.element().textContent).toBe("5");
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect.element(bar).toBeVisible();
	await expect.element(lower).toHaveAttribute("aria-disabled", "true");
	await turn(queryClient, open, run);
	await asked();
	await expect.poll(() => timer.element().textContent).toBe("20");
	await expect.element(region).toHaveFocus();
	expect(router.state.location.pathname).toBe("/country-game");
});

test("counts a pending guess once the site is open", async () => {
	const { held, release } = hold("play", "guess");
	const { queryClient } = await renderApp("/country-game", [
		signedIn,
		answer("play", "current", openRound),
		answer("play", "start", openRound),
		held,
		refuse("play", "guess", "site/maintenance"),
	]);
	await asked();
	await lower.click();
	await turn(queryClient, closed);
	release();
	await expect.element(dialog.getByText(/^Your run is kept/)).toBeVisible();
	await expect.poll(phase).toBe("judging");
	await dialog.getByRole("button", { name: "OK" }).click();
	const home = page.getByRole("banner").getByRole("link").first();
	(home.element() as HTMLElement).focus();
	const verdict = { runId: "run-1", round: 3, guess: "lower", correct: true, outcome: "exhausted" } as const;
	const best = { best: 7, newBest: false, wholeDeck: false, earned: null };
	const judged = { value: 61_567_000, article: null, facts: null, score: 3, ...best };
	await turn(queryClient, open, answer("play", "guess", { ...verdict, ...judged, next: null }));
	await expect.element(region.getByText(/^Score\s*3$/)).toBeVisible();
	// The stage takes the focus from nothing that has it.
	await expect.element(home).toHaveFocus();
});

test("tells an administrator until they dismiss it, and again after the message changes", async () => {
	const { queryClient } = await renderApp("/", [admin, closed]);
	await expect.element(bar).toBeVisible();
	await expect.element(page.getByText(/You can continue to use the site normally\./)).toBeVisible();
	await expect.element(page.getByText(/^New games are coming\./)).toBeVisible();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect.element(bar).not.toBeInTheDocument();
	await turn(queryClient, maintenance({ message: "It takes longer." }));
	await expect.element(page.getByText("It takes longer.")).toBeVisible();
});
