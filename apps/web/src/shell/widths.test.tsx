import { BADGE_IDS, SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { usualLimits } from "@hilo/rules/site/limits";
import type { QueryClient } from "@tanstack/react-query";
import type { HttpHandler } from "msw/http";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../testing/administration.ts";
import { accept, answer } from "../testing/answers.ts";
import { gameCard, invitation } from "../testing/custom-games.ts";
import { friend, friendRequest, noFriends } from "../testing/friends.ts";
import { layoutFaults } from "../testing/layout-faults.ts";
import { player, stranger } from "../testing/people.ts";
import { badgeCatalogue, earnedBadge, quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";

const WIDTHS = [320, 390, 768, 1024, 1152, 1280, 1366, 1440, 1920];
const me = {
	...player({ countryGame: 12, historyGame1900_1940: 3 }),
	username: "WWWWWWWWWWWWWWWWWWWW",
	email: `${"w".repeat(60)}@example.com`,
	badges: [earnedBadge("first_game")],
	showcase: BADGE_IDS.slice(-SHOWCASE_SIZE).map(earnedBadge),
};
const longGame = gameCard("W".repeat(100), {
	description: "w".repeat(1000),
	playCount: 1_234_567,
	creator: { id: "w", username: me.username, avatarUrl: me.avatarUrl },
	cover: ["a", "b"].map((id) => ({ id, name: "w".repeat(100), imageUrl: "/pictures/w.webp" })),
});
const chatty = ["w".repeat(1000), `https://example.org/${"w".repeat(900)}`, `${location.origin}/app`];
const signedIn = [
	answer("chat", "list", {
		messages: chatty.flatMap((content, at) =>
			[me.username.toLowerCase(), me.id].map((sender, side) => ({
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
	answer("me", "get", { user: me }),
	...quietProgress,
	answer("progression", "badges", badgeCatalogue(["first_game"])),
	answer("accounts", "sessions", {
		sessions: [
			{
				id: "here",
				device: "Firefox on Linux",
				createdAt: "2026-11-03T10:00:00.000Z",
				lastSeenAt: "2026-11-03T10:00:00.000Z",
				isCurrent: true,
			},
		],
	}),
	answer("leaderboards", "classic", [
		{
			rank: 1,
			userId: me.id,
			username: me.username,
			avatarUrl: me.avatarUrl,
			isCustomAvatar: false,
			score: 1000,
			selectedFeature: "Science Fiction 1980s",
			verified: true,
		},
	]),
	answer("profiles", "get", {
		...stranger({ githubGame: 34, historyGame1940_1970: 5 }),
		username: me.username,
		badges: [earnedBadge("first_game")],
		showcase: [earnedBadge("first_game")],
	}),
	answer("friends", "standing", { standing: "asked-you" }),
	answer("friends", "list", [friend(me.username, 120)]),
	answer("friends", "requests", {
		incoming: [friendRequest(me.username)],
		sent: [friendRequest(me.username)],
	}),
	answer("presence", "statuses", {
		[me.username.toLowerCase()]: { status: "offline", lastOnline: "2026-11-02T10:00:00.000Z" },
	}),
	answer("duels", "record", { won: 12, lost: 9, drawn: 1 }),
	...noFriends,
	answer("customGames", "discover", {
		featured: [longGame, gameCard("w".repeat(100))],
		games: [longGame],
		pagination: { page: 1, pages: 1000, total: 10_000 },
	}),
	answer("customGames", "byCreator", [longGame]),
	answer("customGames", "invitations", [{ ...invitation("Cars", "w".repeat(300)), game: longGame }]),
];
const adminSettings = [
	...asAdmin,
	answer("site", "settings", {
		maintenance: { isOn: false, message: null, until: null },
		analyticsEnabled: true,
		integrity: "open",
		limits: usualLimits(),
	}),
];

/** Pages with the longest texts that players can make, and words of the part that comes last. */
const PAGES: readonly (readonly [path: string, words: string, answers: HttpHandler[]])[] = [
	["/", "First words", []],
	["/", "First words", signedIn],
	["/sign-in", "Don't have an account?", []],
	["/forgot-password", "Forgot", []],
	["/credits", "Reported production budgets", []],
	["/leaderboard", "LEADERBOARDS", []],
	["/leaderboard?game=historyGame", "Science Fiction 1980s", signedIn],
	["/profile", "Daily Challenges", signedIn],
	["/profile?tab=badges", "All Badges", signedIn],
	["/profile?tab=friends", "WWWWWWWWWW", signedIn],
	["/profile?tab=settings", "Firefox on Linux", signedIn],
	["/user/grace", "Public", signedIn],
	["/custom-games", "Featured", signedIn],
	["/custom-games?tab=invitations", "Accept", signedIn],
	["/messages", "120 unread", signedIn],
	[`/messages/${me.username.toLowerCase()}`, "12–9", signedIn],
	["/admin/settings", "Save limits", adminSettings],
	["/no/such/page", "", []],
];

afterEach(() => page.viewport(390, 844));

test.each(PAGES)("%s (%s) fits at every width", async (path, words, answers) => {
	const { container, queryClient } = await renderApp(path, answers);
	await expect.poll(() => container.textContent).toContain(words);
	const faults: string[] = [];
	for (const width of WIDTHS) {
		await page.viewport(width, 900);
		await expect.poll(stillness(queryClient)).toBe("still");
		faults.push(...layoutFaults().map((fault) => `${width}: ${fault}`));
	}
	expect(faults).toEqual([]);
});

/** Returns a function that says whether the page has changed since its last call, or is about to. */
function stillness(queryClient: QueryClient): () => string {
	let before = "";
	return () => {
		const waiting = document.querySelectorAll(".animate-pulse, .animate-spin, [data-waking]").length;
		const moving = document.getAnimations().filter(({ playState }) => playState === "running").length;
		const now = Array.from(document.querySelectorAll("body *"), (element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y, width, height].join(" ");
		}).join();
		const isSame = now === before;
		before = now;
		if (queryClient.isFetching() + waiting + moving > 0) return `${waiting} waiting, ${moving} moving`;
		return isSame ? "still" : "changing";
	};
}
