import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { rightAnswers } from "@hilo/rules/progression/levels";
import { getQueryKey } from "@trpc/react-query";
import { HttpResponse, http } from "msw/http";
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
import { claimVisit } from "../../progression/transfer-scores.ts";
import { storeVisitScore, visitScores } from "../../progression/visit.ts";
import { openRound, practiceAnswers, rightVerdict, wrongVerdict } from "../testing/countries.ts";
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

const LOST = Symbol("no answer");

/** Answers a call's requests in order, repeating the last answer, and records the inputs. */
function inTurn(call: string, answers: readonly (object | ErrorCode | typeof LOST | null)[]) {
	const asked: unknown[] = [];
	const handler = http.all(`/api/trpc/${call}`, async ({ request }) => {
		const next = answers[Math.min(asked.length, answers.length - 1)];
		asked.push(request.method === "POST" ? await request.json().catch(() => null) : null);
		if (next === LOST) return HttpResponse.error();
		if (typeof next !== "string") return HttpResponse.json({ result: { data: next } });
		const { status, message } = ERRORS[next];
		return HttpResponse.json(
			{ error: { message, code: -32600, data: { code: "CONFLICT", httpStatus: status, appCode: next } } },
			{ status },
		);
	});
	return { handler, asked };
}

const resumed = (remainingMs = 20_000) => [
	signedIn,
	answer("play", "current", { ...openRound, remainingMs }),
	answer("play", "start", { ...openRound, remainingMs }),
];

test("starts a run after the scores from before the sign-up are sent, so that its best includes them", async () => {
	storeVisitScore({ gameKey: "countryGame", score: 9, label: null });
	claimVisit(player().id, "/country-game");
	const { held, release } = hold("progression", "updateScore");
	const start = inTurn("play.start", [openRound]);
	await renderApp("/country-game", [
		answer("me", "get", { user: player() }),
		noRun,
		held,
		answer("progression", "updateScore", { newBadges: [] }),
		start.handler,
	]);
	await expect.element(region.getByText("Loading Countries...").first()).toBeVisible();
	expect(start.asked).toHaveLength(0);
	release();
	await expect.poll(() => start.asked).toHaveLength(1);
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
	const guess = inTurn("play.guess", [{ ...wrongVerdict, guess: "timeout", outcome: "timeout" }]);
	await renderApp("/country-game", [...resumed(0), guess.handler]);
	await expect.element(dialog.getByText(/^Time’s up\./)).toBeVisible();
	expect(guess.asked).toEqual([{ runId: "run-1", round: 3, guess: "timeout" }]);
});

test("sends one guess on a double click", async () => {
	const guess = inTurn("play.guess", [rightVerdict]);
	const { held, release } = hold("play", "guess");
	await renderApp("/country-game", [...resumed(), held, guess.handler]);
	await asked();
	await lower.dblClick();
	await press("h");
	release();
	await settled(pass);
	await expect
		.poll(said)
		.toMatch("Correct. Italy: 61,567,000. three quarters of Spain. Score 3. Next: Belarus.");
	pass(1800);
	await asked();
	expect(guess.asked).toEqual([{ runId: "run-1", round: 3, guess: "lower" }]);
	expect(names()).toEqual(["Italy", "Belarus"]);
});

test("repeats a lost guess, and says that it is reconnecting", async () => {
	const answers: (object | typeof LOST)[] = [LOST];
	const guess = inTurn("play.guess", answers);
	await renderApp("/country-game", [...resumed(), guess.handler]);
	await asked();
	await lower.click();
	await expect.poll(() => guess.asked.length).toBeGreaterThan(1);
	pass(2500);
	await expect.element(region.getByText("Reconnecting…").first()).toBeVisible();
	answers.fill(rightVerdict);
	await settled(pass);
	await expect.element(region.getByText(/^Score\s*3$/)).toBeVisible();
	await expect.element(region.getByText("Reconnecting…")).not.toBeInTheDocument();
	expect(new Set(guess.asked.map((input) => JSON.stringify(input))).size).toBe(1);
});

test("shows the state that another tab has reached", async () => {
	const ahead = { ...openRound, ...rightVerdict.next, startsInMs: 0, score: 3 };
	const current = inTurn("play.current", [openRound, ahead]);
	const guess = inTurn("play.guess", ["play/wrong-round"]);
	await renderApp("/country-game", [
		signedIn,
		current.handler,
		answer("play", "start", openRound),
		guess.handler,
	]);
	await asked();
	await lower.click();
	await expect.element(region.getByText(/^Score\s*3$/)).toBeVisible();
	await asked();
	expect(names()).toEqual(["Italy", "Belarus"]);
});

test("celebrates a new best and a new step of mastery, and refetches what depends on it", async () => {
	const me = inTurn("me.get", [
		{ user: { ...player({ countryGame: 7 }), rightAnswers: rightAnswers(() => 1) } },
	]);
	const over = { ...wrongVerdict, score: 9, best: 9, newBest: true };
	await renderApp("/country-game", [me.handler, ...resumed(), answer("play", "guess", over)]);
	await asked();
	const before = me.asked.length;
	await higher.click();
	await settled(pass);
	await expect.poll(phase).toBe("crossed");
	pass(1000);
	await expect.element(dialog.getByText("New best")).toBeVisible();
	await expect.element(dialog.getByText("Bronze mastery")).toBeVisible();
	await expect.element(region.getByText(/^Best\s*9$/)).toBeInTheDocument();
	await expect.poll(() => me.asked.length).toBeGreaterThan(before);
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
	const check = inTurn("progression.checkBadges", [{ newBadges: [] }]);
	const afterThreeSeconds = holdTimers("setTimeout", 3000);
	const screen = await renderApp("/country-game", [
		read,
		...resumed(),
		check.handler,
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
	await renderApp("/country-game", [read, noRun, answer("play", "start", openRound), check.handler]);
	await asked();
	expect(shownToasts()).toEqual([]);
	expect(check.asked).toEqual([]);
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
	const start = inTurn("play.start", ["site/unexpected", openRound]);
	await renderApp("/country-game", [signedIn, noRun, start.handler]);
	await expect.element(dialog.getByText("Failed to start the game. Please try again later.")).toBeVisible();
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
