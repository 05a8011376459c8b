import { http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, hang, hold, refuse } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { withMotion } from "../../../testing/motion.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import { musicAnswers, tracks } from "../testing/tracks.ts";

const startButton = page.getByRole("button", { name: "Start Game" });
const options = () =>
	page
		.getByRole("radio")
		.elements()
		.map((radio) => radio.closest("label")?.textContent);
const labels = (name: string) =>
	Array.from(
		page.getByLabelText(name).element().querySelectorAll("option"),
		({ textContent }) => textContent,
	);
const dialog = page.getByRole("dialog");
const asked = () =>
	expect.element(page.getByRole("button", { name: "Higher" })).toHaveAttribute("aria-disabled", "false");
/** Advances to the next question, with nearly all of its time left. */
const nextQuestion = (pass: (ms: number) => void) =>
	expect
		.poll(() => {
			pass(500);
			return phase();
		})
		.toBe("asking");
const NOTICE = "Using local music data. Spotify API connection is unavailable.";
const note = page.getByRole("note");

test("asks for genre and era in the film game", async () => {
	await renderApp("/movie-game");
	await expect.element(page.getByRole("heading", { name: "Movie Budget Game" })).toBeVisible();
	await expect.element(page.getByText("Movie Budgets", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Guess which movie had a higher production budget!")).toBeVisible();
	expect(labels("Genre")).toHaveLength(19);
	expect(labels("Genre")[0]).toBe("All Genres");
	expect(labels("Era")).toEqual([
		"All Years",
		"2020s",
		"2010s",
		"2000s",
		"1990s",
		"1980s",
		"1970s",
		"Classic (pre-1970)",
	]);
});

test.each([
	[
		"/music-game",
		"Music Popularity Game",
		["Random Tracks", "2020s", "2010s", "2000s", "1990s", "1980s", "1970s", "1960s", "1950s", "Pre-1950s"],
	],
	[
		"/wealth-game",
		"Billionaires",
		["All Billionaires", "Youngest", "Oldest", "Women", "Men", "Technology", "Finance", "Energy"],
	],
	[
		"/history-game",
		"History",
		["Random 1800-Present", "1800-1900", "1900-1940", "1940-1970", "1970-2000", "2000-Present"],
	],
])("offers the documented filters on %s, with the first preselected", async (path, title, choices) => {
	await renderApp(path);
	await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
	expect(options()).toEqual(choices);
	await expect.element(page.getByRole("radio").first()).toBeChecked();
	await expect.element(startButton).toBeVisible();
});

test("chooses and starts by keyboard, with a busy button and a loading screen", async () => {
	const chosen: string[] = [];
	const prepare = http.get("/api/trpc/play.prepare", ({ request }) => {
		chosen.push(new URL(request.url).searchParams.get("input") ?? "");
		return new Promise<never>(() => {});
	});
	await renderApp("/wealth-game", [prepare, hang("play", "opening")]);
	const load = holdTimers("setTimeout", 150);
	const goesOn = holdTimers("setTimeout", 1500);
	holdTimers("setInterval", 5000);
	page.getByRole("radio").first().element().focus();
	await userEvent.keyboard("{ArrowDown}{Enter}");
	await expect.element(page.getByRole("button", { name: "Loading..." })).toBeVisible();
	load();
	await expect.element(page.getByRole("heading", { name: "Loading Billionaires..." })).toBeVisible();
	// A fact that disappears immediately can't be read.
	const fact = page.getByText(/Forbes printed its first list/);
	expect(fact.query()).toBeNull();
	await expect.poll(goesOn).toBe(1);
	await expect.element(fact).toBeVisible();
	expect(chosen).toEqual(['{"game":"wealth","filter":"youngest"}']);
	await expectAccessible();
});

test.each([
	["/movie-game", "Loading Movies...", "Fetching movie data with budgets"],
	["/history-game", "Loading Events...", "Looking through the centuries"],
	["/music-game", "Loading Music...", "Tuning in…"],
])("shows the loading screen of %s while items load", async (path, title, text) => {
	holdTimers("setInterval", 2000);
	await renderApp(path, [hang("play", "prepare"), hang("play", "opening")]);
	await startButton.click();
	await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
	await expect.element(page.getByText(text)).toBeVisible();
});

test("returns to the filters that left too few films", async () => {
	await renderApp("/movie-game", [
		refuse("play", "prepare", "play/movie-too-few-budgets"),
		refuse("play", "opening", "play/movie-too-few-budgets"),
	]);
	await page.getByLabelText("Genre").selectOptions("Documentary");
	await startButton.click();
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Not enough movies with budget information found. Please try different filters.");
	await expectAccessible();
	await page.getByRole("button", { name: "Go Back" }).click();
	await expect.element(page.getByLabelText("Genre")).toHaveDisplayValue("Documentary");
});

test.each([
	["/movie-game", "Error connecting to movie database. Please try again later.", "Go Back"],
	["/music-game", "Failed to load music data. Please try again later.", "Try Again"],
	["/wealth-game", "Failed to load billionaires data. Please try again later.", "Try Again"],
	["/history-game", "Failed to initialize the game: the site did not answer.", "Try Again"],
])("shows the own text of %s if no answer comes", async (path, text, way) => {
	await renderApp(path, [breakOff("play", "prepare"), breakOff("play", "opening")]);
	await startButton.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(text);
	await expect.element(page.getByRole("button", { name: way })).toBeVisible();
});

test("announces bundled tracks, plays them to the last, and returns to the filters", async () => {
	await withMotion();
	const pass = holdClock();
	await renderApp("/music-game", musicAnswers());
	await expect.element(note).toHaveTextContent(NOTICE);
	const noted = note.element().getBoundingClientRect();
	expect(noted.top).toBeGreaterThanOrEqual(startButton.element().getBoundingClientRect().bottom);
	await page.getByRole("radio", { name: "1990s" }).click();
	await startButton.click();
	await asked();
	expect(note.query()).toBeNull();
	const stage = page.getByRole("region", { name: "Music Popularity" }).element().getBoundingClientRect();
	const header = page.getByRole("banner").element().getBoundingClientRect();
	expect(Math.round(stage.top - header.bottom), "it takes no room above the stage").toBe(0);
	expect(stage.bottom).toBeLessThanOrEqual(window.innerHeight);
	expect(shownToasts()).toEqual([]);
	const values = new Map(tracks.map(({ name, value }) => [name, value]));
	for (const score of [1, 2]) {
		const [first = "", second = ""] = page
			.getByRole("heading", { level: 2 })
			.elements()
			.map(({ firstChild }) => firstChild?.textContent ?? "");
		await userEvent.keyboard((values.get(second) ?? 0) > (values.get(first) ?? 0) ? "h" : "l");
		await settled(pass);
		await expect.element(page.getByText(new RegExp(`^Score\\s*${score}$`))).toBeVisible();
		if (score === 1) await nextQuestion(pass);
		else pass(60_000);
	}
	await expect.element(dialog.getByText("You beat the whole deck!")).toBeVisible();
	await expect.element(dialog.getByRole("link", { name: "Back to Home" })).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toBeVisible();
	await dialog.getByRole("button", { name: "Reset" }).click();
	await expect.element(page.getByRole("radio", { name: "1990s" })).toBeChecked();
	// Shown one time per session.
	expect(note.query()).toBeNull();
});

test("plays live tracks without the notice, and plays and stops a sample", async () => {
	const played: string[] = [];
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
		played.push(`play ${new URL(this.src).pathname} at ${this.volume}`);
		this.dispatchEvent(new Event("play"));
	});
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
		played.push("pause");
		this.dispatchEvent(new Event("pause"));
	});
	await renderApp("/music-game", musicAnswers(true));
	await startButton.click();
	await asked();
	expect(note.query()).toBeNull();
	await page.getByRole("button", { name: "Play a preview of Quiet Song" }).click();
	await page.getByRole("button", { name: "Stop a preview of Quiet Song" }).click();
	expect(played.slice(0, 2)).toEqual(["play /samples/quiet.mp3 at 0.5", "pause"]);
});

test("moves the focus from start screen to loading screen, stage and back, and announces the first pair", async () => {
	const pass = holdClock();
	const { held, release } = hold("play", "prepare");
	await renderApp("/music-game", [held, ...musicAnswers()]);
	await startButton.click();
	await expect.element(page.getByRole("heading", { name: "Loading Music..." })).toHaveFocus();
	release();
	await asked();
	const stage = page.getByRole("region", { name: "Music Popularity" });
	await expect.element(stage).toHaveFocus();
	const [first, second] = stage
		.getByRole("heading", { level: 2 })
		.elements()
		.map(({ firstChild }) => firstChild?.textContent);
	const values = new Map(tracks.map(({ name, value }) => [name, value]));
	const known = values.get(first ?? "")?.toLocaleString("en-US");
	await expect
		.element(stage.getByRole("status").last())
		.toHaveTextContent(`${first}: ${known}. Next: ${second}.`);
	await userEvent.keyboard((values.get(second ?? "") ?? 0) > (values.get(first ?? "") ?? 0) ? "l" : "h");
	await settled(pass);
	pass(60_000);
	await dialog.getByRole("button", { name: "Reset" }).click();
	await expect.element(page.getByRole("heading", { name: "Music Popularity Game" })).toHaveFocus();
});

test("focuses the error's button if items fail to load, and the filters afterwards", async () => {
	await renderApp("/movie-game", [breakOff("play", "prepare"), breakOff("play", "opening")]);
	expect(document.activeElement).toBe(document.body);
	await startButton.click();
	await expect.element(page.getByRole("button", { name: "Go Back" })).toHaveFocus();
	await page.getByRole("button", { name: "Go Back" }).click();
	await expect.element(page.getByRole("heading", { name: "Movie Budget Game" })).toHaveFocus();
});

test("continues a player's open run without the start screen", async () => {
	const [first, second] = tracks;
	if (!first || !second) throw new Error("two tracks are there");
	const { value: _, ...publicCard } = second;
	const run = {
		runId: "run-1",
		game: "music",
		filter: "1990s",
		round: 2,
		score: 1,
		best: 4,
		source: "Public charts",
		asOf: "2026-09",
		measure: null,
		unit: null,
		first,
		second: publicCard,
		startsInMs: 0,
		remainingMs: 20_000,
	} as const;
	await renderApp("/music-game", [
		answer("me", "get", { user: player() }),
		answer("play", "current", run),
		answer("play", "start", run),
	]);
	await asked();
	expect(startButton.query()).toBeNull();
	await expect.element(page.getByText(/^Best\s*4$/)).toBeVisible();
});
