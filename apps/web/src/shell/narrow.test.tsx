import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { accept, answer } from "../testing/answers.ts";
import { gameCard, invitation } from "../testing/custom-games.ts";
import { friend, friendRequest, noFriends } from "../testing/friends.ts";
import { player, stranger } from "../testing/people.ts";
import { badgeCatalogue, earnedBadge, quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";

const WIDTHS = [320, 401, 480, 600, 767, 768];
const me = {
	...player({ countryGame: 12, historyGame1900_1940: 3 }),
	username: "WWWWWWWWWWWWWWWWWWWW",
	email: `${"w".repeat(60)}@example.com`,
	badges: [earnedBadge("first_game")],
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
	...noFriends,
	answer("customGames", "discover", {
		featured: [longGame, gameCard("w".repeat(100))],
		games: [longGame],
		pagination: { page: 1, pages: 1000, total: 10_000 },
	}),
	answer("customGames", "byCreator", [longGame]),
	answer("customGames", "invitations", [{ ...invitation("Cars", "w".repeat(300)), game: longGame }]),
];

afterEach(() => page.viewport(390, 844));

test.each([
	["/", []],
	["/", signedIn],
	["/sign-in", []],
	["/forgot-password", []],
	["/credits", []],
	["/leaderboard", []],
	["/leaderboard?game=historyGame", signedIn],
	["/profile", signedIn],
	["/profile?tab=badges", signedIn],
	["/profile?tab=friends", signedIn],
	["/profile?tab=settings", signedIn],
	["/user/grace", signedIn],
	["/custom-games", signedIn],
	["/custom-games?tab=invitations", signedIn],
	["/messages", signedIn],
	[`/messages/${me.username.toLowerCase()}`, signedIn],
	["/no/such/page", []],
])("%s never scrolls sideways", async (path, answers) => {
	const { queryClient } = await renderApp(path, answers);
	await expect.element(page.getByRole("main")).toBeVisible();
	await expect.poll(() => queryClient.isFetching()).toBe(0);
	// For the parts whose code is fetched once the page is there.
	await new Promise((resolve) => setTimeout(resolve, 300));
	const tooWide: string[] = [];
	for (const width of WIDTHS) {
		await page.viewport(width, 800);
		const { scrollWidth } = document.documentElement;
		if (scrollWidth > width) tooWide.push(`${scrollWidth} at ${width}: ${widest(width)}`);
	}
	expect(tooWide).toEqual([]);
});

/** Names what reaches furthest out of the page. */
function widest(width: number): string {
	const out = [...document.querySelectorAll("body *")].filter(
		(element) => element.getBoundingClientRect().right > width + 1,
	);
	return out.map((element) => `${element.tagName} ${element.className}`).at(-1) ?? "";
}
