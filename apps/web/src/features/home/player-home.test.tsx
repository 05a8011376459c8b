import { isolated } from "@hilo/rules/text/player-text";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff } from "../../testing/answers.ts";
import { gameCard } from "../../testing/custom-games.ts";
import { friend } from "../../testing/friends.ts";
import { holdLiveEvents } from "../../testing/hold-live-events.ts";
import { acceptStreams, sendLiveEvent } from "../../testing/live-streams.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleToday } from "../daily/testing/sample-deck.ts";
import type { DuelCard } from "../duels/duel-text.ts";
import { duelCard } from "../duels/testing/duels.ts";
import { progressText } from "./keep-going.tsx";

type Home = Outputs["home"]["get"];

const QUIET: Home = { firstSteps: null, lastGame: null, friends: [], games: [] };
const COUNTRIES = {
	kind: "classic",
	game: "country",
	label: null,
	best: 12,
	score: 7,
	rival: null,
} as const;
const CARD = gameCard("Rivers");

const asPlayer = (home: Partial<Home> = {}) => [
	answer("me", "get", { user: player({ countryGame: 12 }) }),
	answer("home", "get", { ...QUIET, ...home }),
];
const region = (name: string) => page.getByRole("region", { name });

test("shows a player what to do now, and nothing of the visitors' page", async () => {
	await renderApp("/", [
		...asPlayer({ lastGame: COUNTRIES, friends: [friend("Maya")], games: [CARD] }),
		answer("presence", "statuses", { maya: { status: "online", lastOnline: null } }),
		answer("daily", "today", sampleToday({ streak: { current: 6, longest: 6, grace: 0, untilGrace: 1 } })),
	]);
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Create. Play. Compete.");
	await expect.element(page.getByText("Hi ada_lovelace")).toBeVisible();
	await expect.element(page.getByText("6 days in a row")).toBeVisible();
	await expect.element(page.getByRole("progressbar", { name: "Towards level 2" })).toBeVisible();
	const headings = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect
		.poll(() => headings.elements().map((heading) => heading.textContent))
		.toEqual([
			"Today’s deck",
			"Pick a game",
			"Beat a friend",
			"Daily Challenges",
			"Keep going",
			"Custom Games",
			"Made by players",
			"Recent Updates",
		]);
	await expect
		.element(page.getByRole("link", { name: "Challenge Maya, Online" }))
		.toHaveAttribute("href", "/duel/new?to=maya");
	await expect
		.element(region("Keep going").getByRole("link", { name: "Play Countries" }))
		.toHaveAttribute("href", "/country-game");
	await expect
		.element(page.getByRole("link", { name: "Rivers" }))
		.toHaveAttribute("href", "/custom-game/rivers");
	await expect.element(region("How it works")).not.toBeInTheDocument();
});

test("counts the first steps, and links to the next one, to the deck last", async () => {
	await renderApp("/", asPlayer({ firstSteps: { deck: true, classic: false, challenge: false } }));
	const steps = region("First steps");
	await expect.element(steps.getByText("1 of 3")).toBeVisible();
	await expect
		.element(steps.getByRole("link", { name: "Score in a classic game" }))
		.toHaveAttribute("href", "/country-game");
	expect(steps.getByRole("link").elements()).toHaveLength(1);
});

test("says how many are playing, as far as the server names it", async () => {
	await renderApp("/", [...asPlayer(), answer("home", "activity", { playing: 37, runsToday: 1204 })]);
	await expect.element(page.getByText("37 playing now · 1,204 runs today")).toBeVisible();
	network.use(answer("home", "activity", { playing: null, runsToday: 1204 }));
	await renderApp("/", [...asPlayer()]);
	await expect.element(page.getByText(/^1,204 runs today$/)).toBeVisible();
});

test("shows whose turn it is, the first four of many", async () => {
	const duel = (name: string, more: Partial<DuelCard> = {}) =>
		duelCard(name.toLowerCase(), { other: { userId: name.toLowerCase(), name, avatarUrl: null }, ...more });
	const waiting = [
		duel("Maya", { toBeat: { score: 5 } }),
		...["Ben", "Zoe", "Eve", "Fay"].map((name) => duel(name)),
	];
	await renderApp("/", [...asPlayer(), answer("duels", "mine", { waiting, recent: [] })]);
	const turns = region("Your turn (5)");
	await expect
		.element(turns.getByRole("link", { name: "Play: Maya, Countries" }))
		.toHaveAttribute("href", "/duel/maya");
	expect(turns.getByRole("listitem").elements()).toHaveLength(4);
	await expect.element(turns.getByRole("link", { name: "All 5" })).toBeVisible();
});

test("leaves no empty ground below the duels, which are lower than the deck beside them", async () => {
	await page.viewport(1440, 900);
	const waiting = [duelCard("d1")];
	await renderApp("/", [...asPlayer(), answer("duels", "mine", { waiting, recent: [] })]);
	await expect.element(region("Your turn (1)")).toBeVisible();
	const box = (name: string) => region(name).element().getBoundingClientRect();
	expect(box("Today’s deck").bottom).toBeGreaterThan(box("Your turn (1)").bottom + 50);
	expect(box("Beat a friend").top - box("Your turn (1)").bottom).toBeLessThan(25);
});

test("shows below them the latest two results of duels that the player has played first", async () => {
	const after = (id: string, at: number, more: Partial<DuelCard>) =>
		duelCard(id, { state: "lost", answered: { score: 5, ownScore: 4, at }, ...more });
	const recent = [
		duelCard("d1", { state: "won" }),
		after("d2", 2, { state: "won", answered: { score: 4, ownScore: 4, at: 2 } }),
		after("d3", 1, {}),
		after("d4", 3, { other: null }),
	];
	const { refetch } = await renderApp("/", [
		...asPlayer(),
		answer("duels", "mine", { waiting: [duelCard("d0")], recent }),
	]);
	const rows = region("Your turn (1)").getByRole("listitem");
	await expect.element(rows.nth(1)).toMatchTextContent(/^.*Guest has played\. You lost 4–\u20605 Countries/);
	await expect.element(rows.nth(2)).toMatchTextContent(/Maya has played\. You won 4–\u20604 by time/);
	expect(rows.elements()).toHaveLength(3);
	await expect
		.element(page.getByRole("link", { name: "See it: Maya, Countries" }))
		.toHaveAttribute("href", "/duel/d2");
	network.use(answer("duels", "mine", { waiting: [], recent }));
	await refetch();
	await expect.poll(() => region("Latest results").getByRole("listitem").elements().length).toBe(2);
});

test("stops showing a game that an administrator has removed", async () => {
	const openStream = holdLiveEvents();
	await renderApp("/", asPlayer({ games: [CARD] }));
	await expect.element(page.getByText(CARD.name)).toBeVisible();
	await openStream();
	acceptStreams();
	network.use(...asPlayer());
	sendLiveEvent({ kind: "games" });
	await expect.element(page.getByText(CARD.name)).not.toBeInTheDocument();
});

test("shows the rest of the page if its own call fails", async () => {
	await renderApp("/", [answer("me", "get", { user: player() }), breakOff("home", "get")]);
	await expect.element(region("Beat a friend").getByRole("link", { name: "Challenge" })).toBeVisible();
	await expect.element(region("Pick a game")).toBeVisible();
});

test("says what is next to reach in the last game", () => {
	const rival = { username: "Maya", avatarUrl: "", score: 14, isFriend: true };
	expect(progressText({ ...COUNTRIES, rival })).toBe(`Best 12 · 3 more to pass ${isolated("Maya")}`);
	expect(progressText(COUNTRIES)).toBe("Best 12 · you lead the board");
	expect(progressText({ ...COUNTRIES, best: 0, score: 0 })).toBe("Last time 0. The next run is yours.");
	const custom = { kind: "custom", id: "g1", name: "Rivers", cover: [], best: 5, score: 2 } as const;
	expect(progressText({ ...custom, cover: [] })).toBe("Best 5 · last time 2");
	expect(progressText({ ...custom, cover: [], score: 5 })).toBe("Best 5");
});
