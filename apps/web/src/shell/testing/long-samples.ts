import { SCOPES } from "@hilo/rules/api-tokens/scopes";
import { BADGE_IDS, SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { accept, answer } from "../../testing/answers.ts";
import { gameCard, invitation } from "../../testing/custom-games.ts";
import { friend, friendRequest, noFriends } from "../../testing/friends.ts";
import { player, stranger } from "../../testing/people.ts";
import { badgeCatalogue, earnedBadge, quietProgress } from "../../testing/progress.ts";

export const me = {
	...player({ countryGame: 12, historyGame1900_1940: 3 }),
	username: "WWWWWWWWWWWWWWWWWWWW",
	email: `${"w".repeat(60)}@example.com`,
	badges: [earnedBadge("first_game")],
	showcase: BADGE_IDS.slice(-SHOWCASE_SIZE).map(earnedBadge),
};
export const longGame = gameCard("W".repeat(100), {
	description: "w".repeat(1000),
	playCount: 1_234_567,
	creator: { id: "w", username: me.username, avatarUrl: me.avatarUrl },
	cover: ["a", "b"].map((id) => ({ id, name: "w".repeat(100), imageUrl: "/pictures/w.webp" })),
});
export const apiToken = {
	id: "token",
	name: "W".repeat(40),
	hint: "WWWW",
	scopes: [...SCOPES],
	createdAt: "2026-11-03T10:00:00.000Z",
	endsAt: "2026-12-03T10:00:00.000Z",
	lastUse: { at: "2026-11-03T10:00:00.000Z", from: "machine" as const },
};
const chatty = ["w".repeat(1000), `https://example.org/${"w".repeat(900)}`, `${location.origin}/app`];
/** A player's data with the longest texts that players can write. */
export const signedIn = [
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
	answer("apiTokens", "list", [apiToken]),
	answer("leaderboards", "board", {
		among: "all",
		rows: [
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
		],
	}),
	answer("leaderboards", "bestsToBeat", [
		{
			...{ userId: me.id, username: me.username, avatarUrl: me.avatarUrl },
			game: "movie",
			gameKey: "movieGame",
			feature: "Science Fiction 1980s",
			score: 1000,
			at: "2026-11-02T10:00:00.000Z",
		},
	]),
	answer("leaderboards", "ownRank", null),
	answer("profiles", "get", {
		...stranger({ githubGame: 34, historyGame1940_1970: 5 }),
		username: me.username,
		badges: [earnedBadge("first_game")],
		showcase: [earnedBadge("first_game")],
	}),
	answer("friends", "status", { friendshipStatus: "asked-you" }),
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
	answer("customGames", "discoverRows", { byFriends: [longGame], trending: [longGame], new: [], short: [] }),
	answer("customGames", "byCreator", [longGame]),
	answer("customGames", "invitations", [{ ...invitation("Cars", "w".repeat(300)), game: longGame }]),
];

export const AT = "2026-11-20T09:00:00.000Z";
export const LINE = "W".repeat(100);
export const TEXT = "w".repeat(1000);
export const asker = { userId: me.id, username: me.username, avatarUrl: me.avatarUrl };
