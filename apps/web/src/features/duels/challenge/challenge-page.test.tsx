import { ERRORS } from "@hilo/rules/errors/errors";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { gameCard, ownGame } from "../../../testing/custom-games.ts";
import { friend, noFriends } from "../../../testing/friends.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { peaksGame } from "../../custom-games/testing/peaks.ts";
import { duelCard, duelView } from "../testing/duels.ts";
import { challenge, firstRound, maya } from "../testing/ghost-duels.ts";

const NAMES = ["Grace", "Alan", "Maya", "Zoe", "Ben"];
const asPlayer = [
	answer("me", "get", { user: player() }),
	answer(
		"friends",
		"list",
		NAMES.map((name) => friend(name)),
	),
	answer("presence", "statuses", { maya: { status: "online", lastOnline: null } }),
	...noFriends,
];
const who = page.getByRole("group", { name: "Who?" });
const radio = (name: RegExp | string) => page.getByRole("radio", { name });
const submit = (name: string) => page.getByRole("button", { name });

const made = answer("duels", "create", { id: "d1" });

test("gives a visitor a link to a chosen game, and lets them play their side", async () => {
	const asked = watchCalls("duels.create");
	const duel = answer("duels", "get", duelView("d1", { game: "music", title: "Music Popularity" }));
	const { router } = await renderApp("/duel/new?game=movie", [made, duel]);
	await expect.element(who.getByRole("radio")).toBeChecked();
	await radio("Music Popularity").click();
	await userEvent.selectOptions(page.getByRole("combobox", { name: "Category" }), "1980s");
	await submit("Create the link").click();
	await expect.element(page.getByRole("heading", { name: "Your link is ready" })).toHaveFocus();
	expect(asked()).toEqual([{ source: { kind: "classic", game: "music", filter: "1980s" }, mode: "ghost" }]);
	expect(router.state.location.search).toEqual({ sent: "d1" });
	await expect
		.element(page.getByRole("textbox", { name: "Link to the duel" }))
		.toHaveValue(`${location.origin}/duel/d1`);
	const play = page.getByRole("link", { name: "Play now" });
	await expect.element(play).toHaveAttribute("href", "/duel/d1");
	network.use(answer("duels", "begin", firstRound));
	await play.click();
	await expect.poll(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase).toBe("asking");
});

test("offers nothing but the cards of a daily deck that a link names", async () => {
	const asked = watchCalls("duels.create");
	const duel = answer("duels", "get", duelView("d1", { game: "deck", title: "Hilo 139" }));
	await renderApp("/duel/new?deck=2026-11-20", [...asPlayer, made, duel]);
	await expect.element(radio(/Hilo 139.*The cards you played/)).toBeChecked();
	await expect.element(radio("Music Popularity")).not.toBeInTheDocument();
	await radio(/Maya/).click();
	await expect.element(radio(/Live now/)).not.toBeInTheDocument();
	await submit("Send the challenge").click();
	await expect
		.poll(asked)
		.toEqual([{ source: { kind: "deck", day: "2026-11-20" }, mode: "ghost", toUserId: "maya" }]);
});

test("sends a friend the rounds of the last run, and keeps the choice on failure", async () => {
	await renderApp("/duel/new?run=r1&game=movie&score=14", [
		refuse("duels", "create", "duels/too-many"),
		...asPlayer,
	]);
	await expect.element(page.getByText("Can they beat your 14?").last()).toBeVisible();
	await userEvent.type(page.getByRole("searchbox", { name: "Find a friend" }), "gra");
	await radio(/^Grace/).click();
	await submit("Send the challenge").click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(ERRORS["duels/too-many"].message);
	await expect.element(radio(/^Grace/)).toBeChecked();
	await expect.element(radio(/^Movie Budgets The cards/)).toBeChecked();
	const asked = watchCalls("duels.create");
	network.use(
		made,
		answer("duels", "get", duelView("d1", { sentTo: "Grace", mayPlay: false, isByLink: false })),
	);
	await submit("Send the challenge").click();
	await expect.element(page.getByRole("heading", { name: "Challenge sent" })).toBeVisible();
	expect(asked()).toEqual([{ source: { kind: "run", runId: "r1" }, mode: "ghost", toUserId: "grace" }]);
	await expect.element(page.getByRole("link", { name: "See the duel" })).toBeVisible();
});

test("offers a live duel while the friend is online, and lists friends by the last duel, then those online", async () => {
	const asked = watchCalls("duels.create");
	const recent = [duelCard("d0", { other: { userId: "zoe", name: "Zoe", avatarUrl: null }, state: "won" })];
	const played = answer("duels", "mine", { waiting: [], recent });
	await renderApp("/duel/new?to=alan", [made, played, ...asPlayer]);
	await expect.element(radio(/^Live Only while/)).toBeDisabled();
	const friends = () =>
		who
			.getByRole("radio")
			.elements()
			.map((each) => (each as HTMLInputElement).value);
	await expect.poll(friends).toEqual(["link", "alan", "zoe", "maya", "ben"]);
	await radio(/^Maya Online/).click();
	await radio(/^Live/).click();
	await submit("Challenge live").click();
	await expect.poll(asked).toMatchObject([{ mode: "live", toUserId: "maya" }]);
});

test("challenges with an own or a public game, or with the game and filter of the last challenge", async () => {
	const asked = watchCalls("duels.create");
	const lastMovies = duelCard("d0", {
		game: "movie",
		title: "Movie Budgets",
		filter: "0:1980s",
		label: "Era: 1980s",
		isChallenger: true,
		state: "won",
	});
	const searched: unknown[] = [];
	const discover = http.get("/api/trpc/customGames.discover", ({ request }) => {
		const { search } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		searched.push(search);
		const games = [gameCard("Lakes"), gameCard("Rivers")].filter(({ name }) =>
			name.toLowerCase().includes(search),
		);
		const pagination = { page: 1, pages: 1, total: games.length };
		return HttpResponse.json({ result: { data: { featured: [], games, pagination } } });
	});
	const own = answer("customGames", "mine", [ownGame("Peaks")]);
	const played = answer("duels", "mine", { waiting: [], recent: [lastMovies] });
	const sent = answer("duels", "get", duelView("d1"));
	const game = answer("customGames", "get", { ...peaksGame, id: "lakes", name: "Lakes" });
	await renderApp("/duel/new", [made, game, discover, own, played, sent, ...asPlayer]);
	await page.getByRole("button", { name: "More games" }).click();
	await expect.element(radio(/^Peaks Your game/)).toBeVisible();
	await userEvent.type(page.getByRole("searchbox", { name: "Search games" }), "lak");
	await expect.element(radio(/^Rivers/)).not.toBeInTheDocument();
	expect(searched).toEqual(["", "lak"]);
	await radio(/^Lakes by grace/).click();
	await page.getByRole("button", { name: /^Same as last time/ }).click();
	await expect.element(radio("Movie Budgets")).toBeChecked();
	await expect.element(page.getByRole("combobox", { name: "Era" })).toHaveValue("1980s");
	await radio(/^Lakes by grace/).click();
	await submit("Create the link").click();
	await expect.poll(asked).toEqual([{ source: { kind: "custom", gameId: "lakes" }, mode: "ghost" }]);
});

test("starts a duel against the player's own ghost without another press", async () => {
	const asked = watchCalls("duels.create");
	const own = challenge({ isOwnGhost: true, sides: [{ ...maya, isYou: true }] });
	const duel = [answer("duels", "get", own), answer("duels", "begin", firstRound)];
	const { router } = await renderApp("/duel/new?run=r1&game=country", [made, ...asPlayer, ...duel]);
	await radio(/^Myself/).click();
	await expect.element(page.getByRole("group", { name: "Which game?" })).not.toBeInTheDocument();
	await submit("Beat my ghost").click();
	await expect.poll(asked).toEqual([{ source: { kind: "run", runId: "r1" }, mode: "ghost" }]);
	await expect.poll(() => router.state.location.pathname).toBe("/duel/d1");
	await expect.poll(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase).toBe("asking");
});
