import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accept, answer, refuse } from "../../testing/answers.ts";
import { withMotion } from "../../testing/motion.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { quietSite } from "../../testing/quiet-site.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { holdClock } from "../play/testing/stage.clock.ts";
import { asked, phase, press, settled } from "../play/testing/stage.page.ts";
import { challenge, firstRound, firstVerdict, maya, oldStates, result } from "./testing/ghost-duels.ts";

const asPlayer = answer("me", "get", { user: player() });
const heading = page.getByRole("heading", { level: 1 });
const play = page.getByRole("button", { name: "Play", exact: true });

beforeEach(async () => {
	await withMotion();
	network.use(...quietSite);
});

test("shows the other side's answer and score only after the guess", async () => {
	const pass = holdClock();
	await renderApp("/duel/d1", [
		asPlayer,
		answer("duels", "get", challenge({ toBeat: { name: "Maya", score: 7 } })),
		answer("duels", "begin", firstRound),
		answer("duels", "guess", firstVerdict),
	]);
	await expect.element(heading).toHaveTextContent("Maya challenges you");
	await expect.element(page.getByText("Maya got 7 of 10. Can you beat it?")).toBeVisible();
	expect(page.getByRole("button", { name: "Decline" }).query()).toBeNull();
	await play.click();
	await asked();
	const pill = () => document.querySelector(".duel-round")?.textContent;
	const corner = () => document.querySelector(".rival-corner")?.textContent;
	expect([pill(), corner()]).toEqual(["7 to beat1 of 10 · Level", "Maya 0"]);
	await press("h");
	await expect.poll(phase).toBe("counting");
	expect(corner()).toBe("Maya 0");
	expect(document.body.textContent).not.toContain("Maya was right");
	// Past the reveal, but before the clock of round 2 runs out.
	await settled(pass, 10_000);
	await expect.poll(pill).toBe("7 to beat2 of 10 · Their run had ended");
	await expect.poll(corner).toBe("Maya 1");
});

test("asks a custom game's own question", async () => {
	await renderApp("/duel/d1", [
		asPlayer,
		answer("duels", "get", challenge(oldStates)),
		answer("duels", "begin", firstRound),
	]);
	await play.click();
	await expect.element(page.getByText("Was Spain founded before France?").first()).toBeVisible();
});

test("shows winner, both sides and record, and asks for a rematch with R", async () => {
	const { router } = await renderApp("/duel/d1", [
		asPlayer,
		answer("duels", "get", { ...result("+++-", "++0"), record: { won: 12, lost: 9, drawn: 0 } }),
		answer("duels", "rematch", { id: "d2" }),
	]);
	await expect.element(heading).toHaveTextContent("You won");
	await expect
		.element(page.getByRole("img", { name: "Maya: 1 right, 2 right, 3 out of time" }))
		.toBeVisible();
	await expect.element(page.getByText("You 12 · 9 Maya")).toBeVisible();
	await expect.element(page.getByText("Did not get here")).toBeVisible();
	await userEvent.keyboard("r");
	await expect.poll(() => router.state.location.pathname).toBe("/duel/d2");
});

test("shows the rounds of a long duel ten at a time, and asks again after a failure", async () => {
	const long = result(`${"+".repeat(25)}-`, `${"+".repeat(12)}-`, { rounds: null });
	const { seats = [], rounds = [] } = long.lines ?? {};
	const pages = http.all("/api/trpc/duels.rounds", ({ request }) => {
		const { after } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		return HttpResponse.json({ result: { data: rounds.slice(after, after + 10) } });
	});
	const failing = refuse("duels", "rounds", "duels/load-failed");
	const lines = { seats, count: rounds.length, rounds: rounds.slice(0, 10) };
	await renderApp("/duel/d1", [asPlayer, answer("duels", "get", { ...long, lines }), failing]);
	const shown = () => document.querySelectorAll("[aria-labelledby=duel-rounds] li").length;
	await page.getByRole("button", { name: "Show 10 more rounds" }).click();
	await expect.element(page.getByText("Failed to load the duel")).toBeVisible();
	network.use(pages);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect.poll(shown).toBe(20);
	await page.getByRole("button", { name: "Show 6 more rounds" }).click();
	await expect.poll(shown).toBe(26);
	expect(page.getByRole("button", { name: /more rounds/ }).query()).toBeNull();
});

test("says that a duel of a deck moves no record, and shows each round as its game does", async () => {
	const ofDeck = result("+", "+", { game: "deck", title: "Hilo 140", isCounted: false, rounds: 10 });
	const lines = ofDeck.lines && {
		...ofDeck.lines,
		rounds: ofDeck.lines.rounds.map((line) => ({ ...line, game: "movie" as const })),
	};
	await renderApp("/duel/d1", [asPlayer, answer("duels", "get", { ...ofDeck, lines })]);
	await expect.element(page.getByText("Just for fun: this duel moves no record.")).toBeVisible();
	await expect.element(page.getByText(/^\$\d/).first()).toBeVisible();
	await expect.element(page.getByRole("link", { name: "New challenge" })).toBeVisible();
	expect(page.getByRole("button", { name: "Rematch" }).query()).toBeNull();
});

test("shares winner and squares, and says if a player left", async () => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const left = { ...result("+++-", "++0") };
	left.sides = left.sides.map((side) => (side.isYou ? side : { ...side, status: "left" as const }));
	await renderApp("/duel/d1", [asPlayer, answer("duels", "get", left)]);
	await expect.element(page.getByText("Maya left the duel")).toBeVisible();
	await page.getByRole("button", { name: "Share" }).click();
	await expect.element(page.getByRole("button", { name: "Copied ✓" })).toBeVisible();
	const text =
		"Hilo duel · Countries: won 3–2\n🟩🟩🟩❌ me\n🟩🟩⌛ Maya\nMe: 3 right, 1 wrong; Maya: 2 right, 1 out of time";
	expect(copied).toHaveBeenCalledExactlyOnceWith(`${text}\n${window.location.origin}/duel/d1`);
});

test("lets a player who took the link wait for the challenger, without a link to share", async () => {
	await renderApp("/duel/d1", [answer("duels", "get", result("+-", null))]);
	await expect.element(heading).toHaveTextContent("You’re done");
	await expect.element(page.getByText("You got 1 of 10. Maya hasn’t played yet.")).toBeVisible();
	expect(page.getByLabelText("Link to the duel").query()).toBeNull();
	expect(page.getByText("Share the link", { exact: false }).query()).toBeNull();
	const offer = page.getByRole("link", { name: "Create a free account, and we’ll tell you" });
	await expect.element(offer).toHaveAttribute("href", expect.stringContaining("mode=sign-up"));
});

test("lets a visitor who plays first share the link", async () => {
	const played = result("+-", null);
	const own = played.sides.filter(({ isYou }) => isYou).map((side) => ({ ...side, seat: 1 }));
	const lines = played.lines && { ...played.lines, seats: [1] };
	await renderApp("/duel/d1", [answer("duels", "get", { ...played, yourSeat: 1, sides: own, lines })]);
	await expect.element(heading).toHaveTextContent("You’re done");
	await expect
		.element(page.getByText("No one else has played yet. Share the link: they’ll get the same cards."))
		.toBeVisible();
	await expect.element(page.getByLabelText("Link to the duel")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Create a free account", exact: true })).toBeVisible();
});

test("says who declined a challenge, and links to a new one", async () => {
	const declined = challenge({
		isByLink: false,
		sentTo: "Maya",
		status: "declined",
		declinedBy: "other",
		mayPlay: false,
	});
	const sides = [{ ...maya, name: "ada_lovelace", isYou: true }];
	await renderApp("/duel/d1", [asPlayer, answer("duels", "get", { ...declined, sides })]);
	await expect.element(heading).toHaveTextContent("Maya declined");
	await expect
		.element(page.getByRole("link", { name: "New challenge" }))
		.toHaveAttribute("href", "/duel/new");
});

test("declines a challenge on the second press, and opens the home page", async () => {
	const { router } = await renderApp("/duel/d1", [
		asPlayer,
		answer("duels", "get", challenge({ isByLink: false, sentTo: "ada_lovelace" })),
		accept("duels", "decline"),
	]);
	await page.getByRole("button", { name: "Decline" }).click();
	await page.getByRole("button", { name: "Really decline?" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
	await expect.poll(shownToasts).toContain("Note: Challenge declined");
});

test("says that a duel was sent to another player", async () => {
	await renderApp("/duel/d1", [refuse("duels", "get", "duels/not-yours")]);
	await expect.element(heading).toHaveTextContent("This duel was sent to another player");
	await expect.element(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
});
