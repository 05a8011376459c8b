import { http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, hang, hold, refuse } from "../../../testing/answers.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openRound } from "../testing/countries.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import { musicAnswers, tracks } from "../testing/tracks.ts";

const startButton = page.getByRole("button", { name: "Start Game" });
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
const note = page.getByRole("note");

test.each([
	["{Enter}", "all"],
	["{ArrowDown}{Enter}", "youngest"],
])("starts by %s, with a loading screen", async (keys, filter) => {
	const chosen: string[] = [];
	const prepare = http.get("/api/trpc/play.prepare", ({ request }) => {
		chosen.push(new URL(request.url).searchParams.get("input") ?? "");
		return new Promise<never>(() => {});
	});
	await renderApp("/wealth-game", [prepare, hang("play", "opening")]);
	await expect.element(startButton).toBeEnabled();
	if (keys !== "{Enter}") page.getByRole("radio").first().element().focus();
	await userEvent.keyboard(keys);
	await expect.element(page.getByRole("heading", { name: "Loading Billionaires..." })).toBeVisible();
	expect(chosen).toEqual([`{"game":"wealth","filter":"${filter}"}`]);
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
	await page.getByRole("button", { name: "Go Back" }).click();
	await expect.element(page.getByLabelText("Genre")).toHaveDisplayValue("Documentary");
});

test("says that tracks are bundled, plays them to the last and returns to the filters, with the focus on each screen", async () => {
	await withMotion();
	const pass = holdClock();
	const { held, release } = hold("play", "prepare");
	await renderApp("/music-game", musicAnswers());
	await expect
		.element(note)
		.toHaveTextContent("Using local music data. Spotify API connection is unavailable.");
	network.use(held);
	await page.getByRole("radio", { name: "1990s" }).click();
	await startButton.click();
	await expect.element(page.getByRole("heading", { name: "Loading Music..." })).toHaveFocus();
	release();
	await asked();
	await expect.element(page.getByRole("region", { name: "Music Popularity" })).toHaveFocus();
	expect(note.query()).toBeNull();
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
	await expect.element(page.getByRole("heading", { name: "Music Popularity Game" })).toHaveFocus();
	await expect.element(page.getByRole("radio", { name: "1990s" })).toBeChecked();
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
	holdClock();
	await renderApp("/music-game", musicAnswers(true));
	await startButton.click();
	await asked();
	expect(note.query()).toBeNull();
	await page.getByRole("button", { name: "Play a preview of Quiet Song" }).click();
	await page.getByRole("button", { name: "Stop a preview of Quiet Song" }).click();
	expect(played.slice(0, 2)).toEqual(["play /samples/quiet.mp3 at 0.5", "pause"]);
});

test("says that no answer came, focuses the error's button, and the filters afterwards", async () => {
	await renderApp("/movie-game", [breakOff("play", "prepare"), breakOff("play", "opening")]);
	await startButton.click();
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Error connecting to movie database. Please try again later.");
	await expect.element(page.getByRole("button", { name: "Go Back" })).toHaveFocus();
	await page.getByRole("button", { name: "Go Back" }).click();
	await expect.element(page.getByRole("heading", { name: "Movie Budget Game" })).toHaveFocus();
});

test("continues a player's open run without the start screen", async () => {
	holdClock();
	const run = { ...openRound, game: "music", filter: "1990s" } as const;
	await renderApp("/music-game", [
		answer("me", "get", { user: player() }),
		answer("play", "current", run),
		answer("play", "start", run),
	]);
	await asked();
	expect(startButton.query()).toBeNull();
	await expect.element(page.getByText(/^Best\s*7$/)).toBeVisible();
});
