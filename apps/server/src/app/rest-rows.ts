import { accountsRows } from "../features/accounts/accounts.rest.ts";
import { adminRows } from "../features/admin/admin.rest.ts";
import { analyticsRows } from "../features/analytics/analytics.rest.ts";
import { chatRows } from "../features/chat/chat.rest.ts";
import { customGamesRows } from "../features/custom-games/custom-games.rest.ts";
import { editingRows } from "../features/custom-games/editing/editing.rest.ts";
import { listsRows } from "../features/custom-games/lists/lists.rest.ts";
import { customPlayRows } from "../features/custom-games/play/play.rest.ts";
import { sharingRows } from "../features/custom-games/sharing/sharing.rest.ts";
import { friendsRows } from "../features/friends/friends.rest.ts";
import { leaderboardsRows } from "../features/leaderboards/leaderboards.rest.ts";
import { meRows } from "../features/me/me.rest.ts";
import { presenceRows } from "../features/presence/presence.rest.ts";
import { avatarsRows } from "../features/profiles/avatars.rest.ts";
import { profilesRows } from "../features/profiles/profiles.rest.ts";
import { progressionRows } from "../features/progression/progression.rest.ts";
import { siteRows } from "../features/site/site.rest.ts";
import { supportRows } from "../features/support/support.rest.ts";
import type { RestRow, RestSection } from "../platform/rest/rest-row.ts";

/** In the order of the API documentation. */
export const REST_SECTIONS: readonly RestSection[] = [
	{ name: "Site", description: "The state of the site and its games, and its legal texts", rows: siteRows },
	{ name: "Accounts", description: "Registration and sessions", rows: accountsRows },
	{ name: "Own record", description: "The record of the player who is signed in", rows: meRows },
	{
		name: "Profiles",
		description: "Names, pictures and public profiles",
		rows: [...profilesRows, ...avatarsRows],
	},
	{ name: "Friends", description: "Friends and friend requests", rows: friendsRows },
	{ name: "Progress", description: "Scores and badges", rows: progressionRows },
	{
		name: "Custom games",
		description: "Games that players make",
		rows: [...customGamesRows, ...editingRows, ...listsRows, ...customPlayRows, ...sharingRows],
	},
	{ name: "Chat", description: "Messages between friends", rows: chatRows },
	{ name: "Support", description: "Tickets, and what support answers", rows: supportRows },
	{ name: "Presence", description: "Who is there", rows: presenceRows },
	{ name: "Leaderboards", description: "The best players of each game", rows: leaderboardsRows },
	{
		name: "Analytics",
		description: "Counts by day, without addresses or people, what pages are opened and what is played",
		rows: analyticsRows,
	},
	{ name: "Administration", description: "What administrators see and do", rows: adminRows },
];

export const REST_ROWS: readonly RestRow[] = REST_SECTIONS.flatMap(({ rows }) => rows);
