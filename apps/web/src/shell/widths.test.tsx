import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { boardRow, peaksGame, peaksRun } from "../features/custom-games/testing/peaks.ts";
import { openRound } from "../features/play/testing/countries.ts";
import { adminUser, asAdmin } from "../testing/administration.ts";
import { accept, answer } from "../testing/answers.ts";
import { gameCard, invitation } from "../testing/custom-games.ts";
import { friend, friendRequest, noFriends } from "../testing/friends.ts";
import { layoutFaults } from "../testing/layout-faults.ts";
import { player, stranger } from "../testing/people.ts";
import { earnedBadge, quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";

const LINE = "W".repeat(100);
const TEXT = "w".repeat(1000);
const me = {
	...player({ countryGame: 12, historyGame1900_1940: 3 }),
	username: "WWWWWWWWWWWWWWWWWWWW",
	email: `${"w".repeat(60)}@example.com`,
	badges: [earnedBadge("first_game")],
	showcase: [earnedBadge("first_game")],
};
const other = me.username.toLowerCase();
const longGame = gameCard(LINE, {
	description: TEXT,
	playCount: 1_234_567,
	creator: { id: "w", username: me.username, avatarUrl: me.avatarUrl },
});
const customGame = {
	...peaksGame,
	name: LINE,
	description: TEXT,
	valueLabel: "W".repeat(40),
	question: `Is {B} ${"W".repeat(60)} {A}?`,
	topScores: [boardRow(1, me.username, 1_000)],
	personalBest: 1_000,
};
const chatty = [TEXT, `https://example.org/${"w".repeat(900)}`, `${location.origin}/app`];

/** A player's data with the longest texts that players can write. */
const signedIn = [
	answer("me", "get", { user: me }),
	...quietProgress,
	answer("leaderboards", "ownRank", null),
	answer("profiles", "get", { ...stranger({ githubGame: 34 }), username: me.username, badges: me.badges }),
	answer("friends", "status", { friendshipStatus: "asked-you" }),
	answer("friends", "list", [friend(me.username, 120)]),
	answer("friends", "requests", {
		incoming: [friendRequest(me.username)],
		sent: [friendRequest(me.username)],
	}),
	answer("presence", "statuses", { [other]: { status: "offline", lastOnline: "2026-11-02T10:00:00.000Z" } }),
	answer("duels", "record", { won: 12, lost: 9, drawn: 1 }),
	answer("chat", "list", {
		messages: chatty.flatMap((content, at) =>
			[other, me.id].map((sender, side) => ({
				id: `chat-${2 * at + side + 1}`,
				sender,
				content,
				timestamp: me.createdAt,
				clientId: null,
			})),
		),
		hasEarlier: false,
		hasLater: false,
		removals: 0,
		readByFriend: null,
		readByMe: null,
	}),
	accept("chat", "read"),
	answer("customGames", "discover", {
		featured: [longGame],
		games: [longGame],
		pagination: { page: 1, pages: 1000, total: 10_000 },
	}),
	answer("customGames", "discoverRows", { byFriends: [longGame], trending: [longGame], new: [], short: [] }),
	answer("customGames", "byCreator", [longGame]),
	answer("customGames", "invitations", [{ ...invitation("Cars", "w".repeat(300)), game: longGame }]),
	answer("customGames", "get", customGame),
	answer("customGames", "current", null),
	answer("customGames", "start", {
		...peaksRun,
		measure: customGame.valueLabel,
		first: { ...peaksRun.first, name: LINE, value: 1_234_567_890.12 },
		second: { ...peaksRun.second, name: LINE },
	}),
	answer("play", "current", openRound),
	answer("play", "start", openRound),
	...noFriends,
];
const users = [
	answer("admin", "users", {
		users: [
			adminUser(me.username, {
				isAdmin: true,
				suspendedUntil: "2026-12-03T12:00:00.000Z",
				email: me.email,
				xp: 1_234_567,
			}),
		],
		next: "second",
	}),
	...asAdmin,
];

/** The narrowest phone, and a screen with tables and side by side parts. */
const WIDTHS = [320, 1024];

test.each([
	// `words` appear last.
	{ path: "/", words: "First words" },
	{ path: "/profile", words: "Daily Challenges" },
	{ path: "/profile?tab=settings", words: "Delete account" },
	{ path: "/friends", words: "Withdraw" },
	{ path: "/user/grace", words: "Public" },
	{ path: `/messages/${other}`, words: "12–9" },
	{ path: "/custom-games", words: "Featured" },
	{ path: "/custom-games?tab=invitations", words: "Accept" },
	{ path: "/custom-game/peaks", words: "Your best" },
	{ path: "/custom-game/peaks", words: "Higher", press: "Ready!" },
	{ path: "/country-game", words: "Higher" },
	{ path: "/admin/users", words: me.email, answers: users },
])("$path ($words) neither scrolls sideways nor cuts long texts", async (opened) => {
	const { path, words, press = null, answers = signedIn } = opened;
	const { container, queryClient } = await renderApp(path, answers);
	// As in the site's document, whose pages fill the window.
	container.id = "app";
	if (press !== null) await page.getByRole("button", { name: press, exact: true }).click();
	await expect.poll(() => container.textContent).toContain(words);
	for (const width of WIDTHS) {
		await page.viewport(width, 900);
		await expect.poll(() => isWaiting(queryClient)).toBe(false);
		// Polled, because a page reacts to its new size in later frames.
		await expect.poll(layoutFaults).toEqual([]);
	}
});

/** Whether the page still loads. Finishes all animations that have an end. */
function isWaiting(queryClient: QueryClient): boolean {
	for (const animation of document.getAnimations())
		if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
	const waiting = document.querySelectorAll(".animate-pulse, .animate-spin, [data-waking]").length;
	return queryClient.isFetching() + waiting > 0;
}
