import { ERRORS } from "@hilo/rules/errors/errors";
import { rightAnswers } from "@hilo/rules/progression/levels";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, test } from "vitest";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { answer, hold, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { earnedBadge } from "../../../testing/progress.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { claimVisit } from "../../progression/transfer-scores.ts";
import { storeVisitScore, visitScores } from "../../progression/visit.ts";
import { openRound, practiceAnswers, wrongVerdict } from "../testing/countries.ts";
import { holdClock } from "../testing/stage.clock.ts";
import {
	asked,
	dialog,
	higher,
	lower,
	names,
	phase,
	press,
	region,
	said,
	settled,
	timer,
} from "../testing/stage.page.ts";

const signedIn = answer("me", "get", { user: player({ countryGame: 7 }) });
const noRun = answer("play", "current", null);

/** Advances the stage's clock, which is stopped otherwise. */
let pass: (ms: number) => void;
beforeEach(async () => {
	await withMotion();
	pass = holdClock();
	// Polling must not refetch the player's record as time passes.
	holdPoll();
});

const resumed = (remainingMs = 20_000) => [
	signedIn,
	answer("play", "current", { ...openRound, remainingMs }),
	answer("play", "start", { ...openRound, remainingMs }),
];

test("starts a run after the scores from before the sign-up are sent, so that its best includes them", async () => {
	storeVisitScore({ gameKey: "countryGame", score: 9, label: null });
	claimVisit(player().id, "/country-game");
	const { held, release } = hold("progression", "updateScore");
	const started = watchCalls("play.start");
	await renderApp("/country-game", [
		answer("me", "get", { user: player() }),
		noRun,
		held,
		answer("progression", "updateScore", { newBadges: [] }),
		answer("play", "start", openRound),
	]);
	await expect.element(region.getByText("Loading Countries...").first()).toBeVisible();
	expect(started()).toHaveLength(0);
	release();
	await expect.poll(started).toHaveLength(1);
	expect(visitScores()).toEqual([]);
});

test("continues the open run, and tells whom the player is about to pass", async () => {
	const rival = { username: "maya", avatarUrl: "/avatars/initials/M-3.svg", score: 4, isFriend: true };
	const run = { ...openRound, best: 0, remainingMs: 14_000 };
	await renderApp("/country-game", [
		signedIn,
		answer("play", "current", run),
		answer("play", "start", run),
		answer("leaderboards", "rival", { gameKey: "countryGame", rival }),
	]);
	await asked();
	expect(names()).toEqual(["Spain", "Italy"]);
	await expect.element(region.getByText(/^Score\s*2$/)).toBeVisible();
	await expect.poll(() => timer.element().textContent).toBe("14");
	await expect.element(region.getByText("3 to pass maya")).toBeVisible();
});

test("ends immediately if the run's time has run out", async () => {
	const guesses = watchCalls("play.guess");
	const verdict = { ...wrongVerdict, guess: "timeout", outcome: "timeout" } as const;
	await renderApp("/country-game", [...resumed(0), answer("play", "guess", verdict)]);
	await expect.element(dialog.getByText(/^Time’s up\./)).toBeVisible();
	expect(guesses()).toEqual([{ runId: "run-1", round: 3, guess: "timeout" }]);
});

test("celebrates a new best and a new step of mastery, and refetches what depends on it", async () => {
	const asksForPlayer = watchCalls("me.get");
	const user = { ...player({ countryGame: 7 }), rightAnswers: rightAnswers(() => 1) };
	const over = { ...wrongVerdict, score: 9, best: 9, newBest: true };
	await renderApp("/country-game", [
		answer("me", "get", { user }),
		...resumed(),
		answer("play", "guess", over),
	]);
	await asked();
	const before = asksForPlayer().length;
	await higher.click();
	await settled(pass);
	await expect.poll(phase).toBe("crossed");
	pass(1000);
	await expect.element(dialog.getByText("New best")).toBeVisible();
	await expect.element(dialog.getByText("Bronze mastery")).toBeVisible();
	await expect.element(region.getByText(/^Best\s*9$/)).toBeInTheDocument();
	await expect.poll(() => asksForPlayer().length).toBeGreaterThan(before);
});

test("announces rewards one time, from the verdict", async () => {
	const earned = {
		badges: [earnedBadge("first_game")],
		challenges: ["classicGamePlayed" as const],
		allDone: false,
		xp: 50,
	};
	const { dailyChallenges, ...ada } = player();
	// As if the record was refetched between the verdict and the end of the game.
	const read = answer("me", "get", {
		user: { ...ada, dailyChallenges: { ...dailyChallenges, classicGamePlayed: true } },
	});
	const checks = watchCalls("progression.checkBadges");
	const afterThreeSeconds = holdTimers("setTimeout", 3000);
	const screen = await renderApp("/country-game", [
		read,
		...resumed(),
		answer("play", "guess", { ...wrongVerdict, earned }),
	]);
	await asked();
	await higher.click();
	await settled(pass);
	await expect.poll(phase).toBe("crossed");
	pass(1000);
	await expect.element(dialog).toBeVisible();
	await expect.poll(shownToasts).toEqual(["Done: Daily challenge completed! +50 XP"]);
	await expect.poll(afterThreeSeconds).toBe(1);
	await expect
		.poll(shownToasts)
		.toEqual(["Done: Daily challenge completed! +50 XP", "Done: Badge earned: First Steps"]);
	await screen.unmount();
	clearToasts();
	await renderApp("/country-game", [read, noRun, answer("play", "start", openRound)]);
	await asked();
	expect(shownToasts()).toEqual([]);
	expect(checks()).toEqual([]);
});

test("shows only errors during a run, and the rest with the rewards when the player leaves it", async () => {
	const afterThreeSeconds = holdTimers("setTimeout", 3000);
	const earned = { badges: [], challenges: ["classicGamePlayed" as const], allDone: false, xp: 50 };
	const screen = await renderApp("/country-game", [
		...resumed(),
		answer("play", "guess", { ...wrongVerdict, earned }),
	]);
	await asked();
	toast("info", "Support answered");
	toast("error", "Not sent");
	await expect.poll(shownToasts).toEqual(["Error: Not sent"]);
	await expect.poll(afterThreeSeconds).toBe(1);
	await higher.click();
	await settled(pass);
	await expect.poll(said).toMatch("Wrong.");
	expect(shownToasts()).toEqual(["Error: Not sent"]);
	await screen.router.navigate({ to: "/" });
	await expect.poll(shownToasts).toEqual(["Error: Not sent", "Note: Support answered"]);
	await expect.poll(afterThreeSeconds).toBe(1);
	await expect.poll(() => shownToasts().at(-1)).toBe("Done: Daily challenge completed! +50 XP");
});

test("says why a game did not start, and retries", async () => {
	await renderApp("/country-game", [signedIn, noRun, refuse("play", "start", "site/unexpected")]);
	await expect.element(dialog.getByText("Failed to start the game. Please try again later.")).toBeVisible();
	network.use(answer("play", "start", openRound));
	await dialog.getByRole("button", { name: "Try Again" }).click();
	await asked();
});

test("shows the server's text for a refusal during a run", async () => {
	await renderApp("/country-game", [...resumed(), refuse("play", "guess", "play/no-such-run")]);
	await asked();
	await lower.click();
	await expect.element(dialog.getByText(ERRORS["play/no-such-run"].message)).toBeVisible();
	await press("{Escape}");
	await expect.element(region.getByRole("button", { name: "Try Again" })).toHaveFocus();
});

test("says that the session has ended, with a link to sign in, or continues as a visitor", async () => {
	await renderApp("/country-game", [
		...resumed(),
		...practiceAnswers(),
		refuse("play", "guess", "accounts/signed-out"),
	]);
	await asked();
	await lower.click();
	await expect.element(dialog.getByText("Please sign in to continue.")).toBeVisible();
	const signIn = dialog.getByRole("link", { name: "Sign in" });
	await expect.element(signIn).toHaveFocus();
	await expect.element(signIn).toHaveAttribute("href", "/sign-in?from=%2Fcountry-game");
	await press("{Escape}");
	await asked();
	await expect.element(region.getByText(/^Score\s*0$/)).toBeVisible();
});

test("says the same to a player who signed out in another tab", async () => {
	const { queryClient } = await renderApp("/country-game", [...resumed(), ...practiceAnswers()]);
	await asked();
	network.use(answer("me", "get", { user: null }));
	await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.me.get) });
	await expect.element(dialog.getByText("Please sign in to continue.")).toBeVisible();
	await expect.element(dialog.getByRole("link", { name: "Sign in" })).toBeVisible();
});
