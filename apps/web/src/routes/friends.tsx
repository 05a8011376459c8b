import { createFileRoute } from "@tanstack/react-router";
import { loadFriendsDeck } from "../features/daily/deck/today.ts";
import { loadFriends } from "../features/presence/use-statuses.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";
import { FriendsPage } from "../shell/friends-page.tsx";

export const Route = createFileRoute("/friends")({
	head: headOf(
		"Friends",
		({ name }) => `Your friends on ${name}: who is online, and whose score you can beat.`,
	),
	beforeLoad: requireSignIn,
	loader: async ({ context: { api, queryClient } }) => {
		const { friends, chat, duels, leaderboards } = api.utils;
		const loading = settled([
			loadFriends(queryClient, api),
			friends.requests.ensureData(),
			friends.link.ensureData(),
			chat.latest.ensureData(),
			duels.mine.ensureData(),
			duels.records.ensureData(),
			leaderboards.bestsToBeat.ensureData(),
			loadFriendsDeck(api),
		]);
		// In the browser the page is shown before its data.
		if (import.meta.env.SSR) await loading;
	},
	component: FriendsPage,
});
